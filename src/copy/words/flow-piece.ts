/** Shown to designers above the states: purpose, rules from the specification, constants. */
export type Piece = { purpose: string; rules: readonly string[]; constants: readonly string[] };
