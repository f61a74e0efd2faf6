/** The words of one tool: of its fields, its answers and its facts, each by its code. */
export type ToolWords<TName extends string = string, TCode extends string = string, TFact extends string = string> = {
  title: string;
  /** What somebody asks who opens it. */
  question: string;
  fields: Readonly<Record<TName, FieldWords>>;
  says: Readonly<Record<TCode, string>>;
  facts: Readonly<Record<TFact, string>>;
  /** What it does not see. */
  limits: string;
};

export type FieldWords = {
  label: string;
  hint?: string;
  unit?: string;
  choices?: Readonly<Record<string, string>>;
};
