import { FIELDS, type DgdPart, type DgdStep } from '../../../domain/modes/dgd/fields';
import { OWN } from '../../../domain/modes/dgd/own';
import { isPlaceName } from '../../../domain/modes/dgd/places';
import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { dgdCopy } from '../../copy/modes/dgd';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import { FormChoice } from '../../trade/fields/fields';
import { codedListChoices } from '../../trade/fields/list-choices';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { PlaceField } from '../../trade/fields/place-field';
import { hazardWords } from '../../trade/goods/dg-facts';

import type { DgdParts } from './dgd-parts';

const CLASSES = Object.fromEntries(HAZARD_CLASS_IDS.map((id) => [id, hazardWords(id)]));
const NAMES = Object.keys(FIELDS) as (keyof DgdPart)[];

type ServiceProps = {
  parts: DgdParts;
  now: number;
  step: DgdStep;
  names?: readonly (keyof DgdPart)[];
  renderPicker?: RenderPicker | undefined;
};

function ServiceField({
  parts,
  name,
  renderPicker,
}: Pick<ServiceProps, 'parts' | 'renderPicker'> & { name: keyof DgdPart }) {
  const label = dgdCopy.label[name];
  if (renderPicker && isPlaceName(name))
    return <PlaceField parts={parts} path={name} label={label} renderPicker={renderPicker} />;
  if (name === 'packing')
    return <FormChoice parts={parts} path={name} label={label} choices={codedListChoices(parts.lists, 'packKind')} />;
  return (
    <DeclaredField
      parts={parts}
      path={name}
      field={FIELDS[name]}
      label={label}
      hint={copy.hints[name]}
      choices={name === 'hazardClass' ? CLASSES : copy.choices[name]}
      rowLabels={dgdCopy.row}
    />
  );
}

export const ServiceFields = ({ parts, now, step, names = NAMES, renderPicker }: ServiceProps) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    {names
      .filter((name) => FIELDS[name].step === step && OWN.asks(name, parts.view.form, { quote: parts.quote, now }))
      .map((name) => (
        <ServiceField key={name} parts={parts} name={name} renderPicker={renderPicker} />
      ))}
  </div>
);

export const MADE_OF: readonly (keyof DgdPart)[] = ['isMixture', 'components'];
export const STATE: readonly (keyof DgdPart)[] = ['physState'];
export const SERVICE_NAMES = NAMES.filter((name) => !MADE_OF.includes(name) && !STATE.includes(name));
