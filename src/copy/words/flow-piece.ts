/** What designers read above the states of a piece: what it is for, its rules from the specification, its constants. */
export type Piece = { purpose: string; rules: readonly string[]; constants: readonly string[] };
