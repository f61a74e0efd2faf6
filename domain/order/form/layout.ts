/** A group of fields under one title. They stand side by side in the order of the list; `wide` ones above them, each alone. */
export type Section<TField extends string, TSection extends string, TPiece extends string> = {
  section: TSection;
  /** Drawn by hand above the fields. */
  above?: TPiece;
  wide?: readonly TField[];
  fields: readonly TField[];
};

/** What stands on a step: a section, a piece that is drawn by hand, by its name, or one that has others within it. */
export type Place<TField extends string, TSection extends string, TPiece extends string> =
  | TPiece
  | Section<TField, TSection, TPiece>
  | { piece: TPiece; within: readonly Place<TField, TSection, TPiece>[] };

/** Where the fields of a mode stand, step by step, from the top on. */
export type Layout<
  TStep extends string,
  TField extends string,
  TSection extends string,
  TPiece extends string,
> = Readonly<Record<TStep, readonly Place<TField, TSection, TPiece>[]>>;
