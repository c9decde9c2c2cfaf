#!/usr/bin/env node
// A small bot: lands full ships, bids a third of its cash, and otherwise does anything that does not borrow.
"use strict";

const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const unwise = new Set(["loan", "default", "decline", "end", "sail", "call"]);
let state = 1;

// The same seed gives the same choices.
function below(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
}

function choose(ask) {
  const bid = ask.legal.kinds.find((kind) => kind.kind === "bid");
  if (bid) return `bid ${Math.floor(bid.most / 3)}`;
  const all = [...ask.legal.lines, ...ask.legal.kinds.map((kind) => kind.example)];
  if (ask.position[`${ask.seat}.ship`].length > 2 && all.includes("sail island")) return "sail island";
  const cargo = all.filter((line) => line.startsWith("sail") && line.includes(":"));
  const wise = all.filter((line) => !unwise.has(line.split(" ")[0]));
  const from = [cargo, wise, all].find((some) => some.length > 0);
  return from[below(from.length)];
}

lines.on("line", (text) => {
  const message = JSON.parse(text);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "example in JavaScript", version: "1" });
  else if (message.type === "options") say({ type: "ready" });
  else if (message.type === "new_game") state = message.seed;
  else if (message.type === "ask") say({ type: "line", id: message.id, line: choose(message) });
});
