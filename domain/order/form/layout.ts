/** Fields under one title, side by side in list order; `wide` ones stand above, each in its own row. */
export type Section<TField extends string, TSection extends string, TPiece extends string> = {
  section: TSection;
  above?: TPiece;
  wide?: readonly TField[];
  fields: readonly TField[];
};

/** An item on a step: a section, a custom piece, or a piece with items inside. */
export type Place<TField extends string, TSection extends string, TPiece extends string> =
  | TPiece
  | Section<TField, TSection, TPiece>
  | { piece: TPiece; within: readonly Place<TField, TSection, TPiece>[] };

export type Layout<
  TStep extends string,
  TField extends string,
  TSection extends string,
  TPiece extends string,
> = Readonly<Record<TStep, readonly Place<TField, TSection, TPiece>[]>>;
