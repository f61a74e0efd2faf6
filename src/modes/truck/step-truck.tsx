import { OWN } from '../../../domain/modes/truck/fields';
import { partIn } from '../../../domain/modes/truck/reading';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { FormText } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import { factsOf } from './facts-of';
import { OwnChoice, OwnNumber, OwnText, type TruckParts } from './own-fields';

/** How it is driven, emptied and washed. */
function Driven({ parts }: { parts: TruckParts }) {
  const { view } = parts;
  const facts = factsOf(parts);
  const asks = (name: 'lastLoad' | 'tempC' | 'boxNo' | 'passNo') => OWN.asks(name, view.form, facts);
  return (
    <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
      <OwnChoice parts={parts} path="trip" words={copy.trips} />
      <OwnChoice parts={parts} path="drivers" words={copy.crews} />
      <OwnChoice parts={parts} path="unload" words={copy.unloads} />
      {asks('lastLoad') && <OwnChoice parts={parts} path="lastLoad" words={copy.lastLoads} />}
      {asks('tempC') && <OwnNumber parts={parts} path="tempC" />}
      {asks('boxNo') && <OwnText parts={parts} path="boxNo" hint={copy.boxHint} />}
      {asks('passNo') && <OwnText parts={parts} path="passNo" hint={copy.passHint} />}
    </div>
  );
}

/** How it is driven, of whoever has it alone; and what is insured. */
export function StepTruck({ parts }: { parts: TruckParts }) {
  const { view, on, quote } = parts;
  const isPart = partIn(quote) !== null;
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
