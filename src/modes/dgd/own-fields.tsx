import { FIELDS, type DgdPart, type DgdStep } from '../../../domain/modes/dgd/fields';
import { OWN } from '../../../domain/modes/dgd/own';
import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { dgdCopy } from '../../copy/modes/dgd';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { hazardWords } from '../../trade/goods/dg-facts';

import type { DgdParts } from './dgd-parts';

const CLASSES = Object.fromEntries(HAZARD_CLASS_IDS.map((id) => [id, hazardWords(id)]));
const NAMES = Object.keys(FIELDS) as (keyof DgdPart)[];

type OwnProps = { parts: DgdParts; now: number; step: DgdStep; names?: readonly (keyof DgdPart)[] };

/** What the service asks at a step: what is not asked is not drawn, and what is drawn follows from its kind. */
export const OwnFields = ({ parts, now, step, names = NAMES }: OwnProps) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    {names
      .filter((name) => FIELDS[name].step === step && OWN.asks(name, parts.view.form, { quote: parts.quote, now }))
      .map((name) => (
        <DeclaredField
          key={name}
          parts={parts}
          path={name}
          field={FIELDS[name]}
          label={dgdCopy.label[name]}
          hint={copy.hints[name]}
          choices={name === 'hazardClass' ? CLASSES : copy.choices[name]}
          rowLabels={dgdCopy.row}
        />
      ))}
  </div>
);

/** What is asked of the product whatever is done with it, and what one service alone asks. */
export const MADE_OF: readonly (keyof DgdPart)[] = ['isMixture', 'components'];
export const STATE: readonly (keyof DgdPart)[] = ['physState'];
export const SERVICE_NAMES = NAMES.filter((name) => !MADE_OF.includes(name) && !STATE.includes(name));
