import type { RailOwn } from '../../../domain/modes/rail/fields';
import { railCopy } from '../../copy/modes/rail';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import type { RailParts } from './order-parts';

type OwnProps = { parts: RailParts; path: keyof RailOwn; hint?: string | undefined };

export const OwnText = ({ parts, path, hint, type = 'text' }: OwnProps & { type?: 'text' | 'tel' }) => (
  <FormText parts={parts} path={path} label={railCopy.label[path]} hint={hint} type={type} />
);

type ChoiceProps = OwnProps & { words: Readonly<Record<string, string>> };

export const OwnChoice = ({ parts, path, hint, words }: ChoiceProps) => (
  <FormChoice parts={parts} path={path} label={railCopy.label[path]} hint={hint} choices={wordsAsChoices(words)} />
);
