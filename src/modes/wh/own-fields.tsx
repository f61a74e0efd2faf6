import type { WhPart } from '../../../domain/modes/wh/form';
import { whCopy } from '../../copy/modes/wh';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import type { WhParts } from './order-parts';

type OwnProps = { parts: WhParts; path: keyof WhPart };

export const OwnText = ({ parts, path, type = 'text' }: OwnProps & { type?: 'text' | 'date' | 'tel' }) => (
  <FormText parts={parts} path={path} label={whCopy.label[path]} type={type} />
);

export const OwnNumber = ({ parts, path }: OwnProps) => (
  <FormText parts={parts} path={path} label={whCopy.label[path]} isNumber />
);

type ChoiceProps = OwnProps & { words: Readonly<Record<string, string>> };

export const OwnChoice = ({ parts, path, words }: ChoiceProps) => (
  <FormChoice parts={parts} path={path} label={whCopy.label[path]} choices={wordsAsChoices(words)} />
);
