/** What an order says of itself by name: on its page, on its note and on what is printed of it. */
export type Particular = readonly [name: string, value: string];

/** The particulars of a mode, each said once; page, note and prints name those they show. An empty one is left out. */
export const particularsBy =
  <Of, Key extends string>(told: Readonly<Record<Key, (of: Of) => Particular>>) =>
  (of: Of, keys: readonly Key[]): Particular[] =>
    keys.map((key) => told[key](of)).filter(([, value]) => value !== '');
