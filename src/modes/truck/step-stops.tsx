import { partIn, tripIn, rowsIn } from '../../../domain/modes/truck/reading';
import { isoOf } from '../../../domain/values/moments';
import { momentWords } from '../../copy/moment-words';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { Section } from '../../trade/section';
import { factsOf } from './facts-of';
import { PartStops } from './part-stops';
import { OwnChoice, OwnText, type TruckParts } from './own-fields';

/** When it is there, for the hour that is typed and the goods of the form. */
function Arrival({ parts }: { parts: TruckParts }) {
  const { view, quote } = parts;
  const trip = tripIn(view.form, quote, rowsIn(view.form, quote, factsOf(parts).goodsOf));
  if (!trip) return null;
  const { date, weekday, time } = momentWords(isoOf(trip.journey.arrivesAt));
  return <output className="mb-3 block text-14 text-ink">{copy.arrives(date, weekday, time)}</output>;
}

/** Where and when the goods are loaded, and where they are taken in. */
export function StepStops({ parts }: { parts: TruckParts }) {
  const { view, quote } = parts;
  const { org, dst } = quote.offer;
  if (partIn(quote)) return <PartStops parts={parts} />;
  return (
    <>
      <Section isGroup title={copy.pickup(org?.nameCn ?? '')} note={copy.window}>
        <OwnText parts={parts} path="pickAddress" />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="pickContact" />
          <OwnText parts={parts} path="pickPhone" type="tel" />
          <OwnText parts={parts} path="pickFrom" type="datetime-local" />
          <OwnText parts={parts} path="pickTo" type="datetime-local" />
        </div>
      </Section>
      <Section isGroup title={copy.drop(dst?.nameCn ?? '')}>
        <Arrival parts={parts} />
        <OwnText parts={parts} path="dropAddress" />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="dropContact" />
          <OwnText parts={parts} path="dropPhone" type="tel" />
          <OwnText parts={parts} path="dropTo" type="datetime-local" hint={copy.untilHint} />
          {view.form.isDanger === 'Y' && <OwnChoice parts={parts} path="purpose" words={copy.purposes} />}
        </div>
      </Section>
    </>
  );
}
