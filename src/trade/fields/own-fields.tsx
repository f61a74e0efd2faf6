import type { FormParts } from '../form-parts';
import { FormChoice, FormText } from './fields';
import { wordsAsChoices } from './list-choices';

/** The fields that only one mode asks, by what it calls them. */
export function ownFields<TPart extends string>(label: Readonly<Record<TPart, string>>) {
  type OwnProps = { parts: FormParts; path: TPart };
  type TextProps = OwnProps & { type?: 'text' | 'date' | 'datetime-local' | 'tel' };
  type ChoiceProps = OwnProps & { words: Readonly<Record<string, string>> };
  return {
    OwnText: ({ parts, path, type = 'text' }: TextProps) => (
      <FormText parts={parts} path={path} label={label[path]} type={type} />
    ),
    OwnNumber: ({ parts, path }: OwnProps) => <FormText parts={parts} path={path} label={label[path]} isNumber />,
    OwnChoice: ({ parts, path, words }: ChoiceProps) => (
      <FormChoice parts={parts} path={path} label={label[path]} choices={wordsAsChoices(words)} />
    ),
  };
}
