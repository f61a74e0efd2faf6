export type Particular = readonly [name: string, value: string];

/** Particulars of a mode by key; pages and prints pick keys. Empty ones are dropped. */
export const particularsBuilder =
  <Of, Key extends string>(told: Readonly<Record<Key, (of: Of) => Particular>>) =>
  (of: Of, keys: readonly Key[]): Particular[] =>
    keys.map((key) => told[key](of)).filter(([, value]) => value !== '');
