import type { DomPart } from '../../../domain/modes/dom/form';
import { domCopy } from '../../copy/modes/dom';
import { FormChoice, FormText } from '../../trade/fields/fields';
import type { Choice } from '../../ui/form/choice-list';
import type { DomParts } from './dom-parts';

type OwnProps = { parts: DomParts; path: keyof DomPart };

export const OwnText = ({ parts, path, type = 'text' }: OwnProps & { type?: 'text' | 'tel' | 'datetime-local' }) => (
  <FormText parts={parts} path={path} label={domCopy.label[path]} type={type} />
);

export const OwnChoice = ({ parts, path, choices }: OwnProps & { choices: readonly Choice[] }) => (
  <FormChoice parts={parts} path={path} label={domCopy.label[path]} choices={choices} />
);
