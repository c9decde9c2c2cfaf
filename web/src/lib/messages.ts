// Made by `python -m boxship.server.typescript` from the server's messages. Do not edit.

export type Clause = "r0" | "r1" | "r1-1" | "r1-2" | "r1-3" | "r1-4" | "r2" | "r2-1" | "r2-2" | "r2-3" | "r2-4" | "r3" | "r3-1" | "r3-2" | "r3-3" | "r3-4" | "r3-5" | "r3-6" | "r3-7" | "r4" | "r4-1" | "r4-2" | "r4-3" | "r4-4" | "r4-5" | "r4-6" | "r4-7" | "r5" | "r5-1" | "r5-2" | "r5-3" | "r5-4" | "r6" | "r6-1" | "r6-2" | "r6-3" | "r6-4" | "r7" | "r8" | "r8-1" | "r8-2" | "r8-3" | "r8-4" | "r8-5" | "r8-6" | "r8-7" | "r9" | "r9-1" | "r9-2" | "r9-3" | "r9-4" | "r9-5" | "r9-6" | "r9-7" | "r9-8" | "r10" | "r10-1" | "r10-2" | "r10-3" | "r10-4" | "r10-5" | "r10-6" | "r10-7" | "r10-8" | "examples";

export type EndReason = "supply" | "round_limit";

export type Phase = "interest" | "building" | "seize" | "sale" | "act" | "bid" | "decide" | "return" | "over";

export type LineKind = "produce" | "buy" | "reprice" | "sail" | "load" | "machine" | "warehouse" | "call" | "raise" | "loan" | "repay" | "end" | "sell" | "keep" | "bid" | "accept" | "decline" | "default" | "building" | "seize" | "return";

export type RuleOption = "domestic_sale" | "investment_bank" | "open_money";

export type ShipPlace = "sea" | "island" | "bank" | "blue" | "red" | "yellow" | "green" | "purple";

export type StoreName = "factory" | "harbour";

export type SeizePlace = "island" | "ship" | "dock" | "harbour" | "factory";

export type Building = "machine" | "warehouse";

export type GainReason = "plain" | "completes" | "drops" | "rescued" | "lost";

export type EntryKind = "line" | "sealed" | "undo" | "around";

export type FactKey = "produce" | "produce-nothing" | "buy" | "reprice" | "price-lower" | "price-raise" | "sail" | "sail-load" | "sail-sea" | "sail-bank" | "sail-bank-load" | "land" | "load" | "load-dock" | "machine" | "warehouse" | "end" | "loan" | "repay" | "default" | "sell" | "keep" | "sealed" | "bid-amount" | "bids" | "bids-extra" | "tie" | "accept" | "decline" | "kept" | "building" | "seize" | "seize-machine" | "seize-warehouse" | "call-money" | "call-containers" | "raise-money" | "raise-containers" | "money-back" | "return" | "collect-money" | "collect-containers" | "interest" | "interest-part" | "interest-due" | "borrow-or-default" | "defaults" | "waived" | "ending" | "over" | "undo" | "bot-own" | "bot-host" | "bot-clock" | "bot-resign" | "back" | "back-host" | "agree" | "withdraw" | "ended" | "clocks-run" | "clocks-stood" | "link-join" | "link-watch" | "seat-freed";

export type LessonReason = "lesson_later" | "lesson_now";

export type LessonSpot = "tile" | "factory" | "harbour" | "ship" | "island" | "supply" | "rivals" | "auction";

export type Stage = "wages" | "factory" | "harbour" | "auction" | "subsidy" | "building" | "loan" | "interest" | "bank" | "home_sale";

export type WhyCode = "sole_maker" | "sole_maker_needed" | "more_made" | "stock" | "ends_game" | "resell" | "sole_offer" | "cheaper" | "dearer" | "fuller_ship" | "way_to_load" | "way_to_island" | "sea_reach" | "land" | "more_room" | "cash_short" | "less_interest" | "nothing_pays" | "bid_beats" | "bid_chance" | "bid_nothing" | "sale_pays" | "keep_pays" | "sell_now" | "keep_goods" | "played_on";

export type ProblemCode = "refused" | "not_found" | "not_allowed" | "invalid" | "too_many" | "too_large" | "nothing_to_undo" | "nothing_to_decide" | "no_hints" | "no_free_seat" | "name_taken" | "not_over" | "ended" | "bot_plays" | "still_here" | "resigned" | "time_out" | "is_over" | "running" | "bad_record" | "no_record" | "no_printing" | "failed" | "unreachable";

export type TableStatus = "waiting_for_me" | "running" | "finished";

export type Viewpoint = "everybody" | "spectator" | "blue" | "red" | "yellow" | "green" | "purple";

/** Containers of one kind in a refusal. */
export interface Containers {
  count: number;
  colour: string;
  price: number | null;
  store: string | null;
}

/** What the page must know of the rules to draw a table; it decides nothing with it. */
export interface Rules {
  words: string;
  colours: string[];
  factory_prices: number[];
  harbour_prices: number[];
  machine_spaces: number[];
  warehouse_spaces: number[];
  containers: number;
  ship_places: number;
  most_loans: number;
  loan: number;
  interest: number;
  domestic_sale: boolean;
  investment_bank: boolean;
  open_money: boolean;
  round_limit: number;
  card_values: Record<string, Record<string, number>>;
  card_doubles: Record<string, string>;
}

/** A ruleset as the rules in the page quote it: everything that a sentence of ``rules.ftl`` may be filled with. */
export interface Edition {
  words: string;
  name: string;
  options: RuleOption[];
  colours: string[];
  settings: Record<string, string>;
  money: Record<string, number>;
  numbers: Record<string, number>;
  prices: Record<string, number[]>;
  by_players: Record<string, number[]>;
  worths: number[];
  cards: string[][];
}

/** The ruleset that was asked for, and those that have a name, to be compared. */
export interface Editions {
  played: Edition;
  named: Edition[];
}

/** One player's things. */
export interface Board {
  seat: string;
  cash: number | null;
  loans: number;
  machines: (string | null)[];
  warehouses: number;
  factory: string[];
  harbour: string[];
  ship: string[];
  at: ShipPlace;
  island: Record<string, number>;
  dock: string[];
  card: string | null;
  actions: number;
  factory_room: number;
}

/** One of the three brokers of the Investment Bank. */
export interface Broker {
  money: number;
  containers: string[];
}

/** The open broker auction: who holds the Payment Card, for which space, and their bid. */
export interface Payment {
  holder: string;
  space: string;
  money: number;
  goods: string[];
}

/** What one colour is worth to the reader, if the game were scored now. */
export interface Worth {
  colour: string;
  value: number;
  base: number;
  on_island: number;
  drops: boolean;
  next_one: number;
}

/** The reader's own secrets and sums. */
export interface Mine {
  seat: string;
  cash: number;
  loans: number;
  card: string;
  worths: Worth[];
  island_total: number;
  drops: string | null;
  missing: string[];
  sealed_bid: number | null;
}

/** Dollars from ``low`` to ``high``. */
export interface Span {
  low: number;
  high: number;
}

/** One row of what a cargo is worth to the reader. */
export interface Gain {
  colour: string;
  count: number;
  card: Span | null;
  amount: number;
  end: Span;
  why: GainReason;
  own: boolean;
}

/** What one answer of the seller does, in exact dollars. */
export interface Outcome {
  line: string;
  bidder: string | null;
  pays: number;
  gets: number;
  subsidy: number;
  cash_before: number;
  cash_after: number;
  island_before: number;
  island_after: number;
  reason: Reason | null;
}

/** What the reader may bid in the running round, from $0, and what each dollar of it does. */
export interface Stake {
  most: number;
  already: number;
  seller_gets: number;
}

/** A cargo on the island and the bids for it. */
export interface Auction {
  seller: string;
  cargo: string[];
  extra: boolean;
  bidders: string[];
  sealed: string[];
  bids: Record<string, number>;
  gains: Gain[];
  card: Span | null;
  end: Span | null;
  later: Span | null;
  island_before: number;
  island_after: number;
  outcomes: Outcome[];
  stake?: Stake | null;
}

/** A seat's final money, broken down as the rulebook does, and its place. */
export interface Score {
  cash: number;
  island: number;
  harbour: number;
  ship: number;
  dock: number;
  loans: number;
  total: number;
  every_colour: boolean;
  discarded: string | null;
  seat: string;
  worths: Worth[];
  place: number;
  winner: boolean;
}

/** The whole table as the reader may see it. */
export interface Situation {
  number: number;
  round: number;
  turn: string;
  to_act: string[];
  phase: Phase;
  boards: Board[];
  supply: Record<string, number>;
  removed: Record<string, number>;
  machines_left: Record<string, number>;
  warehouses_left: number;
  ending: boolean;
  ended: EndReason | null;
  winners: string[];
  brokers: Broker[];
  payment: Payment | null;
  auction: Auction | null;
  mine: Mine | null;
  scores: Score[];
}

/** Why something is not possible: a code of a refusal or of a lesson, and its values, for any language. */
export interface Reason {
  code: "already_there" | "auction_open" | "bid_first" | "bid_kind_goods" | "bid_kind_money" | "bid_least" | "bid_limit" | "bid_too_high" | "borrowed" | "building_first" | "cash" | "collected" | "decide_first" | "decline_cash" | "empty" | "empty_ship" | "ending" | "game_over" | "interest_first" | "laid" | "lesson_later" | "lesson_now" | "load_priced" | "load_unpriced" | "machine_full" | "machine_supply" | "machine_twice" | "no_auction" | "no_bank" | "no_debt" | "no_harbour_room" | "no_loan_now" | "no_repay_now" | "not_a_colour" | "not_a_number" | "not_a_place" | "not_a_seat" | "not_auction" | "not_building" | "not_deciding" | "not_highest" | "not_in_store" | "not_interest" | "not_legal" | "not_on_dock" | "not_returning" | "not_sale" | "not_seizing" | "not_your_decision" | "nothing_follows" | "nowhere_to_load" | "over_sea" | "own_bid" | "own_harbour" | "own_store" | "price_missing" | "produce_all" | "produce_choice" | "produced" | "return_exactly" | "return_first" | "safe_building" | "sale_first" | "say_who" | "seat_not_playing" | "seize_first" | "seize_none" | "seize_place" | "sell_factory_first" | "shape" | "ship_room" | "space_empty" | "store_empty" | "too_long" | "two_loans" | "unknown_word" | "warehouse_full" | "warehouse_supply" | "wrong_price" | "wrong_store";
  values: Record<string, number | string | (number | string | Containers)[]>;
  sentence: string;
}

/** One choice within a kind of line: a seat, a colour, a place. */
export interface Target {
  target: string;
  cost: number | null;
  reason: Reason | null;
}

/** A kind of line: a button. */
export interface Kind {
  kind: LineKind;
  cost: number | null;
  payee: string | null;
  reason: Reason | null;
  targets: Target[];
  useless: boolean;
}

/** A line on its way, as the page sends it: only what the player has said so far. */
export interface Draft {
  kind: LineKind;
  target?: string | null;
  goods?: string[];
  store?: string[] | null;
  amount?: number | null;
}

/** A container that could be picked. */
export interface Good {
  word: string;
  where: string;
  there: number;
  picked: number;
  reason: Reason | null;
}

/** A container in a store that is being arranged. */
export interface Piece {
  colour: string;
  price: number;
  new: boolean;
  store: StoreName;
}

/** A sum of money to choose. */
export interface Amount {
  least: number;
  most: number;
}

/** What the table answers to a draft. */
export interface Composition {
  draft: Draft;
  line: string;
  reason: Reason | null;
  goods: Good[];
  pieces: Piece[];
  prices: Record<string, number[]>;
  amount: Amount | null;
  cash_before: number;
  cash_after: number | null;
  ends_turn: boolean;
  lasting: boolean;
  useless: boolean;
  after: Situation | null;
}

/** A container of a fact, with its price and its store where they are part of what happened. */
export interface Container {
  colour: string;
  price?: number | null;
  store?: StoreName | null;
}

/** One sentence of the log as data: which one, and what goes into it. Each key says what it has. */
export interface Fact {
  key: FactKey;
  seat?: string | null;
  other?: string | null;
  seats?: string[];
  amount?: number | null;
  was?: number | null;
  unpaid?: number | null;
  goods?: Container[];
  store?: Container[];
  bids?: Record<string, number>;
  machine?: string | null;
  building?: Building | null;
  place?: SeizePlace | null;
  broker?: number | null;
  ended?: EndReason | null;
  bot?: string | null;
  money?: Record<string, number>;
}

/** What one event did, as log and for the animations. */
export interface Entry {
  number: number;
  seat: string | null;
  line: string;
  kind: EntryKind;
  round: number;
  turn: string;
  facts: Fact[];
  next_round?: number | null;
  next_facts?: number;
}

/** A step of a lesson as the page lists it. */
export interface LessonStep {
  name: string;
  done: boolean;
}

/** How far the reader has come in a lesson; the page has the words for each name. */
export interface LessonProgress {
  lesson: string;
  number: number;
  lessons: number;
  steps: LessonStep[];
  step: string | null;
  missed: string | null;
  at: LessonSpot;
  drafting: LessonSpot | null;
  show: Draft | null;
}

/** A finished game in figures. */
export interface Story {
  worth: Record<string, WorthParts[]>;
  auctions: StoryAuction[];
  judgement: Record<string, Judgement>;
  flows: Flow[];
  prices: Record<string, AskedPrices[]>;
  trades: Trade[];
}

/** What a seat would score if the game ended now, by its parts; they add up to the total. */
export interface WorthParts {
  cash: number;
  island: number;
  harbour: number;
  ship: number;
  dock: number;
  loans: number;
  total: number;
}

/** One auction of the game. */
export interface StoryAuction {
  number: number;
  round: number;
  seller: string;
  cargo: string[];
  bids: Record<string, number>;
  buyer: string;
  price: number;
  then: Record<string, number>;
  brought: Record<string, number>;
  gain: number;
}

/** How a seat did in all auctions together, judged by what the cargoes brought in the end. */
export interface Judgement {
  bought: number;
  paid: number;
  brought: number;
  bids: number;
  off: number;
  below: number;
}

/** Money that went from one to another in the whole game; ``bank`` is the bank. */
export interface Flow {
  payer: string;
  payee: string;
  amount: number;
  stages: Record<string, number>;
}

/** The mean price of a colour in all stores of a kind; None where nobody offers it. */
export interface AskedPrices {
  factory: number | null;
  harbour: number | null;
}

/** Containers of a colour that one player bought from another. */
export interface Trade {
  round: number;
  buyer: string;
  seller: string;
  store: StoreName;
  colour: string;
  price: number;
}

/** What lies before one player at the end of a game. */
export interface SeatThings {
  card: string;
  cash?: number;
  loans?: number;
  island?: Record<string, number>;
  factory?: number;
  harbour?: number;
  ship?: number;
  dock?: number;
}

/** Count what lies on a real table. */
export interface CountRequest {
  rules: string;
  seats: SeatThings[];
}

/** Something that can't lie on a real table; the count is made all the same. */
export interface CountNote {
  code: "same_card" | "too_many";
  colour: string;
  seats: string[];
  most: number;
}

/** The rulebook's count. */
export interface CountedTable {
  rules: Rules;
  ties_by_factory: boolean;
  scores: Score[];
  notes: CountNote[];
}

/** A ruleset and the options it allows; the page explains each in the reader's language. */
export interface RulesetChoice {
  name: string;
  options: RuleOption[];
}

/** A bot and how strong it is; the page has a name and a line of character for each. */
export interface BotChoice {
  name: string;
  level: number;
  wins: number;
}

/** Everything that a new table may be made of. */
export interface Offers {
  rulesets: RulesetChoice[];
  players: number[];
  bots: BotChoice[];
  levels: number;
  usual_bots: string[];
}

/** Who shall sit on a seat of a new table. */
export interface SeatRequest {
  kind: "bot" | "me" | "person";
  style?: string;
  name?: string;
}

/** A clock for everybody, in seconds. */
export interface ClockRequest {
  bank: number;
  increment?: number;
}

/** A new table. At least three seats and at most five; the first seat is blue. */
export interface TableRequest {
  rules?: string;
  seats: SeatRequest[];
  clock?: ClockRequest | null;
}

/** A table to learn at, alone. */
export interface LessonRequest {
  lesson: number;
  instead?: Pass | null;
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  seat: string;
  name: string;
  kind: "bot" | "person";
  style: string;
  taken: boolean;
  here: boolean;
  away?: string | null;
}

/** Where a fork comes from. */
export interface Origin {
  table: string | null;
  number: number;
  began: number;
  round: number;
}

/** A table as its reader may see it. */
export interface TableInfo {
  table: string;
  rules: Rules;
  seats: SeatInfo[];
  me: string | null;
  join: string | null;
  watch: string | null;
  created: string;
  rematch: boolean;
  hints: boolean;
  host?: boolean;
  patience?: number;
  origin?: Origin | null;
}

/** A seat and the token that opens it. */
export interface OwnSeat {
  seat: string;
  token: string;
}

/** The answer to making a table or joining one: the way to the own seat. */
export interface Seated {
  table: string;
  seat: string;
  token: string;
  others?: OwnSeat[];
}

/** Play again after a finished game. */
export interface RematchRequest {
  others?: string[];
}

/** Take the next free seat. */
export interface JoinRequest {
  name?: string;
}

/** What somebody with the link to join finds: a seat, or the way to watch. */
export interface Invitation {
  free: boolean;
  watch: string | null;
}

/** Make a link new; the old one opens nothing from then on. */
export interface RenewRequest {
  link: "join" | "seat" | "watch";
  seat?: string;
}

/** The table with its new links. */
export interface Renewed {
  info: TableInfo;
  own: OwnSeat | null;
}

/** Change the own name. */
export interface RenameRequest {
  name: string;
}

/** A table and a token for it, as a browser keeps them. */
export interface Pass {
  table: string;
  token: string;
}

/** Ask how the own tables stand. */
export interface MineRequest {
  passes: Pass[];
}

/** How a running game stands for its reader, in short. */
export interface Standing {
  phase: Phase;
  turn: string;
  to_act: string[];
  cash: number | null;
  on_island: number | null;
  supply: Record<string, number>;
}

/** How a table stands, for the list of the own tables. */
export interface TableNews {
  table: string;
  me: string | null;
  rules: string;
  seats: SeatInfo[];
  round: number;
  status: TableStatus;
  winners: string[];
  standing: Standing | null;
  changed: string;
}

/** The clocks of people. */
export interface Clocks {
  bank: number;
  increment: number;
  left: Record<string, number>;
  running: string[];
}

/** Who plays the seats, and how much time they have; the same for everybody. */
export interface Attendance {
  bots?: Record<string, string>;
  resigned?: string[];
  by_host?: string[];
  agreed?: string[];
  ended?: boolean;
  thinking?: Record<string, number>;
  clocks?: Clocks | null;
}

/** State of a whole table, for a reader who comes to it. */
export interface TableState {
  info: TableInfo;
  situation: Situation;
  kinds: Kind[];
  can_undo: boolean;
  attendance?: Attendance | null;
  log: Entry[];
  more?: boolean;
  lesson?: LessonProgress | null;
}

/** Command to play a line. Sending the same ``id`` again changes nothing and gets the same answer. */
export interface LineCommand {
  id: string;
  line: string;
}

/** A line as far as it has been typed. */
export interface Typing {
  text: string;
}

/** What may stand at its end: whole words, for the one that was begun or for the next. */
export interface NextWords {
  words: string[];
}

/** Take the own last line back. */
export interface UndoCommand {
  id: string;
}

/** Command about who plays a seat: a bot takes it over, or its player takes it back. */
export interface AbsenceCommand {
  id: string;
  seat?: string;
}

/** Command to give up: a bot plays the seat to the end. */
export interface ResignCommand {
  id: string;
}

/** Command to end the game if everybody would, or to take that back. */
export interface AgreementCommand {
  id: string;
  agree: boolean;
}

/** Remind somebody that it is their turn. */
export interface NudgeRequest {
  seat: string;
}

/** Whether they will notice. */
export interface NudgeAnswer {
  heard: boolean;
}

/** A command was carried out: the number of its last event. */
export interface Done {
  number: number;
}

/** A request that was not carried out. Nothing has changed. */
export interface Problem {
  code: ProblemCode;
  sentence: string;
  reason?: Reason | null;
  line?: number | null;
  watch?: string | null;
}

/** A number that was estimated: the truth is within ``mean`` ± ``margin`` nineteen times out of twenty. */
export interface Estimate {
  mean: number;
  margin: number;
}

/** Why a line may be good: a code of ``boxship.bots.analysis.why`` and its values, for any language. */
export interface HintReason {
  code: WhyCode;
  values: Record<string, number | string>;
}

/** A line that could be played now, and what probably comes of it. */
export interface HintLine {
  line: string;
  draft: Draft;
  money: Estimate;
  win: Estimate;
  why: HintReason;
}

/** What a rival will probably bid: less than ``low`` or more than ``high`` each once in ten times. */
export interface BidRange {
  seat: string;
  low: number;
  middle: number;
  high: number;
}

/** Advice for the seat that asked, from what this seat knows and from nothing else. */
export interface Hint {
  lines: HintLine[];
  cargo: number | null;
  bids: BidRange[];
  playouts: number;
}

/** A line of the past that was, or could have been, played, and what was to be expected of it. */
export interface Deed {
  line: string;
  facts: Fact[];
  money: Estimate;
  win: Estimate;
}

/** A decision that gave much away, judged by what its seat knew then. */
export interface TurningPoint {
  number: number;
  round: number;
  seat: string;
  played: Deed;
  better: Deed;
  loss: Estimate;
  win_loss: Estimate;
  why?: HintReason | null;
}

/** The turning points of a finished game; while they are being worked out, there are none yet. */
export interface TurningPoints {
  ready: boolean;
  points: TurningPoint[];
}

/** A game that captains have played from the deal of another one. */
export interface DealGame {
  totals: Record<string, number>;
  winners: string[];
}

/** What a deal is worth to a seat among equals. */
export interface SeatLuck {
  ahead: Estimate;
  win: Estimate;
}

/** What the deal of a finished game gave to each seat, by games that captains have played from it. */
export interface Luck {
  ready: boolean;
  played: number;
  games: number;
  seats: Record<string, SeatLuck>;
}

/** Games from one deal, and what they say about it. */
export interface DealtAgain {
  games: DealGame[];
  luck: Luck;
}

/** The table after an event as a picture. */
export interface StoryPicture {
  number: number;
  address: string;
}

/** Everything that the story of a game needs in a file of its own. */
export interface StoryFile {
  language: string;
  texts: string;
  rules: Rules;
  seats: SeatInfo[];
  me: string | null;
  situation: Situation;
  story: Story;
  turning_points: TurningPoints | null;
  luck: Luck | null;
  pictures: StoryPicture[];
}

/** From the page: who is there, and the last event it has seen (-1: none). */
export interface Hello {
  type: "hello";
  token: string;
  last?: number;
}

/** From the page: is the connection alive? */
export interface Ping {
  type: "ping";
}

/** To the page: the table, with the log after the last event it has seen. */
export interface Welcome {
  type: "welcome";
  table: TableState;
}

/** To the page: one event. Their numbers follow each other without gaps. */
export interface Moved {
  type: "moved";
  entry: Entry;
  situation: Situation;
  kinds: Kind[];
  can_undo: boolean;
  attendance?: Attendance | null;
  lesson?: LessonProgress | null;
}

/** To the page: somebody came, left, or changed a name. */
export interface Seats {
  type: "seats";
  info: TableInfo;
}

/** To the page of one seat: somebody reminds them that it is their turn. */
export interface Nudged {
  type: "nudged";
  by: string;
}

/** To the page: it is. */
export interface Pong {
  type: "pong";
}

/** To the page: the last message of a connection that can't go on. */
export interface Closed {
  type: "closed";
  problem: Problem;
}

/** Open a record. Nothing is kept: a record is sent with everything that is asked about it. */
export interface ReplayRequest {
  record: string;
  seen?: Viewpoint;
}

/** Ask how a replay stood. */
export interface MomentRequest {
  record: string;
  seen?: Viewpoint;
  number: number;
}

/** A record, as it is. */
export interface RecordRequest {
  record: string;
}

/** A record that was opened: the whole game, for one viewpoint. */
export interface Replay {
  record: string;
  rules: Rules;
  seats: SeatInfo[];
  last: number;
  over: boolean;
  log: Entry[];
  worth: Record<string, number[]>;
}

/** A record that is kept here, for a short link. */
export interface KeptRecord {
  name: string;
}

/** Play on from a moment of a table, at a new one. */
export interface ForkRequest {
  number: number;
  seats: SeatRequest[];
}

/** Play on from a moment of a record, at a new table. */
export interface ReplayForkRequest {
  record: string;
  number: number;
  seats: SeatRequest[];
}

/** The game that a table was forked from; nothing of it while it is being played. */
export interface OriginGame {
  record: string | null;
  number: number;
  scores: Score[];
}

export type FromPage = Hello | Ping;

export type ToPage = Welcome | Moved | Seats | Nudged | Pong | Closed;
