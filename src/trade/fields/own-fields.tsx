import type { FormParts } from '../form-parts';
import { FormChoice, FormText } from './fields';
import { wordsAsChoices } from './list-choices';

export function ownFields<TPart extends string>(label: Readonly<Record<TPart, string>>) {
  type OwnProps = { parts: FormParts; path: TPart; hint?: string | undefined };
  type TextProps = OwnProps & { type?: 'text' | 'date' | 'datetime-local' | 'tel' };
  type ChoiceProps = OwnProps & { words: Readonly<Record<string, string>> };
  return {
    OwnText: ({ type = 'text', ...own }: TextProps) => <FormText {...own} label={label[own.path]} type={type} />,
    OwnNumber: (own: OwnProps) => <FormText {...own} label={label[own.path]} isNumber />,
    OwnChoice: ({ words, ...own }: ChoiceProps) => (
      <FormChoice {...own} label={label[own.path]} choices={wordsAsChoices(words)} />
    ),
  };
}
