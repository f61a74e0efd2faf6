/** Fields under one title, side by side in list order; `wide` ones stand above and `last` ones below, a row each. */
export type Section<TField extends string, TSection extends string, TPiece extends string> = {
  section: TSection;
  /** True for a card whose field labels repeat those of others. */
  isGroup?: true;
  above?: Place<TField, TSection, TPiece>;
  ticks?: readonly TField[];
  wide?: readonly TField[];
  fields: readonly TField[];
  /** Columns, where their number does not follow from that of the fields; `halves`: list order runs down each column. */
  columns?: 2 | 3 | 'halves';
  last?: readonly TField[];
  below?: Place<TField, TSection, TPiece>;
  /** True for a card that stands even when none of its fields apply. */
  isAlways?: true;
};

/** An item on a step: a section, a custom piece, a piece with items inside, or fields without a card, in columns if any. */
export type Place<TField extends string, TSection extends string, TPiece extends string> =
  | TPiece
  | Section<TField, TSection, TPiece>
  | { bare: readonly TField[]; columns?: 2 | 3 }
  | { piece: TPiece; within: readonly Place<TField, TSection, TPiece>[] };

export type Layout<
  TStep extends string,
  TField extends string,
  TSection extends string,
  TPiece extends string,
> = Readonly<Record<TStep, readonly Place<TField, TSection, TPiece>[]>>;
