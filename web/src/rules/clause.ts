// A clause by its name, its number and its address.
import type { Clause, LineKind, Reason } from "../lib/messages";
import type { Question } from "../lib/reason";
import { CLAUSE_OF_CODE, CLAUSE_OF_KIND, CLAUSES } from "./clauses";

export const isClause = (word: string): word is Clause => (CLAUSES as readonly string[]).includes(word);

/** `r5-4` is R5.4; what has no number stays without one. */
export const numberOf = (clause: Clause): string => (/^r\d/.test(clause) ? clause.toUpperCase().replace("-", ".") : "");

/** R5.4 is `r5-4`; null for a number that no clause has. */
export function numbered(number: string): Clause | null {
    const word = number.toLowerCase().replace(".", "-");
    return isClause(word) ? word : null;
}

/** `r5-4` belongs to the chapter `r5`. */
export const chapterOf = (clause: Clause): Clause => numbered(clause.replace(/-.*/, "")) ?? clause;

/** Where a clause stands in the page, for a ruleset; without either, the whole rules of the usual one. */
export function addressOf(clause: Clause | null, edition: string | null): string {
    const query = edition === null || edition === "" ? "" : `?edition=${encodeURIComponent(edition)}`;
    return `/rules${clause === null ? "" : `/${clause}`}${query}`;
}

/** The clause that says why; for a question of the page, what the line in question does. */
export function clauseBehind(reason: Reason | Question | null, kind: LineKind | undefined): Clause | null {
    const said = reason === null || reason.code === "question" ? undefined : CLAUSE_OF_CODE[reason.code];
    return said ?? (kind === undefined ? null : CLAUSE_OF_KIND[kind]);
}
