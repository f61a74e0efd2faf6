export type ToolWords<TName extends string = string, TCode extends string = string, TFact extends string = string> = {
  title: string;
  question: string;
  fields: Readonly<Record<TName, FieldWords>>;
  says: Readonly<Record<TCode, string>>;
  facts: Readonly<Record<TFact, string>>;
  limits: string;
};

export type FieldWords = {
  label: string;
  hint?: string;
  unit?: string;
  choices?: Readonly<Record<string, string>>;
};
