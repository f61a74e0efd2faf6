import { OWN } from '../../../domain/modes/truck/fields';
import { quotedPart } from '../../../domain/modes/truck/reading';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { FormText } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import { truckFormFacts } from './facts-of';
import { OwnChoice, OwnNumber, OwnText, type TruckParts } from './own-fields';

const CHOICES = ['trip', 'drivers', 'unload', 'lastLoad', 'box'] as const;
const CHOICE_WORDS = {
  trip: copy.trips,
  drivers: copy.crews,
  unload: copy.unloads,
  lastLoad: copy.lastLoads,
  box: copy.boxes,
} satisfies Record<(typeof CHOICES)[number], Readonly<Record<string, string>>>;

const NUMBERS = ['tempC', 'tareKg'] as const;
const TEXTS = ['boxNo', 'passNo'] as const;
const HINTS = { tempC: undefined, tareKg: copy.tareHint, boxNo: copy.boxHint, passNo: copy.passHint };

function Driven({ parts }: { parts: TruckParts }) {
  const { view } = parts;
  const facts = truckFormFacts(parts);
  const isAsked = (name: (typeof CHOICES | typeof NUMBERS | typeof TEXTS)[number]) => OWN.asks(name, view.form, facts);
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
      {CHOICES.filter(isAsked).map((path) => (
        <OwnChoice key={path} parts={parts} path={path} words={CHOICE_WORDS[path]} />
      ))}
      {NUMBERS.filter(isAsked).map((path) => (
        <OwnNumber key={path} parts={parts} path={path} hint={HINTS[path]} />
      ))}
      {TEXTS.filter(isAsked).map((path) => (
        <OwnText key={path} parts={parts} path={path} hint={HINTS[path]} />
      ))}
    </div>
  );
}

export function StepTruck({ parts }: { parts: TruckParts }) {
  const { view, on, quote } = parts;
  const isPart = quotedPart(quote) !== null;
  return (
    <Section title={isPart ? partOrderCopy.service : copy.service}>
      {!isPart && <Driven parts={parts} />}
      <Checkbox
        name="insured"
        isChecked={view.form.insured}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path: 'insured', value })}
      >
        {copy.insure}
      </Checkbox>
      {view.form.insured && (
        <div className="mt-3 max-w-60">
          <FormText parts={parts} path="worth" label={truckCopy.label.worth} isNumber />
        </div>
      )}
    </Section>
  );
}
