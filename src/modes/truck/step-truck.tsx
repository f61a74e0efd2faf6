import { OWN } from '../../../domain/modes/truck/fields';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { FormText } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import { Checkbox } from '../../ui/form/checkbox';
import { factsOf } from './facts-of';
import { OwnChoice, OwnNumber, OwnText, type TruckParts } from './own-fields';

/** How it is driven, emptied and washed, and what is insured. */
export function StepTruck({ parts }: { parts: TruckParts }) {
  const { view, on } = parts;
  const facts = factsOf(parts);
  const asks = (name: 'lastLoad' | 'tempC' | 'boxNo' | 'passNo') => OWN.asks(name, view.form, facts);
  return (
    <Section title={copy.service}>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        <OwnChoice parts={parts} path="trip" words={copy.trips} />
        <OwnChoice parts={parts} path="drivers" words={copy.crews} />
        <OwnChoice parts={parts} path="unload" words={copy.unloads} />
        {asks('lastLoad') && <OwnChoice parts={parts} path="lastLoad" words={copy.lastLoads} />}
        {asks('tempC') && <OwnNumber parts={parts} path="tempC" />}
        {asks('boxNo') && <OwnText parts={parts} path="boxNo" hint={copy.boxHint} />}
        {asks('passNo') && <OwnText parts={parts} path="passNo" hint={copy.passHint} />}
      </div>
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
