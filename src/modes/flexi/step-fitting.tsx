import { FIT_WINDOWS } from '../../../domain/modes/flexi/fitting';
import { readBagCount } from '../../../domain/modes/flexi/reading';
import { flexiCopy } from '../../copy/modes/flexi';
import { flexiOrderCopy as copy } from '../../copy/modes/flexi/order';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import { Section } from '../../trade/section';
import { PickupRegionView, type RegionParts } from '../../trade/services/pickup-region';
import type { FlexiParts } from './flexi-parts';

const { label } = flexiCopy;

const windows = () => FIT_WINDOWS.map((window) => ({ key: window, label: copy.windows(window) }));

export function StepFitting({ parts, region }: { parts: FlexiParts; region: RegionParts }) {
  const { quote, view } = parts;
  const { city, days } = quote.offer.detail.fitting;
  const bags = readBagCount(view.form) ?? 1;
  const choices = days.map(({ day, left }) => ({
    key: day,
    label: left < bags ? copy.dayFull(day) : copy.dayLeft(day, left),
    isOff: left < bags,
  }));
  return (
    <>
      <Section title={copy.place} note={copy.placeNote(city.nameCn, quote.rates.far.freeKm)}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <PickupRegionView parts={parts} region={region} names={copy.levels} />
          <div className="sm:col-span-2">
            <FormText parts={parts} path="pickupAddress" label={copy.address} />
          </div>
          <FormText parts={parts} path="fitKm" label={label.fitKm} isNumber />
          <FormChoice parts={parts} path="pumpAt" label={label.pumpAt} choices={wordsAsChoices(copy.pumps)} />
        </div>
      </Section>
      <Section title={copy.day} note={copy.dayNote(days.at(-1)?.day ?? '')}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice parts={parts} path="fitDay" label={label.fitDay} choices={choices} />
          <FormChoice parts={parts} path="fitWindow" label={label.fitWindow} choices={windows()} />
        </div>
        <p className="text-12 text-muted">{copy.site}</p>
      </Section>
    </>
  );
}
