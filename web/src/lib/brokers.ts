// What the brokers of the Investment Bank are called.
import { BROKERS } from "../art/shapes";

/** A broker's numeral; brokers are counted from 1. */
export const brokerName = (number: number | string): string => BROKERS[Number(number) - 1] ?? "";
