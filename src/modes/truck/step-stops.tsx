import type { FurtherStop } from '../../../domain/modes/truck/detail';
import { ROWS, STOP_AMOUNTS } from '../../../domain/modes/truck/form';
import { furtherStops, isTankQuote, quotedPart, readTrip, readRows } from '../../../domain/modes/truck/reading';
import { toIso } from '../../../domain/values/moments';
import { momentWords } from '../../copy/words/moment-words';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { FormText } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import { truckFormFacts } from './facts-of';
import { Companies, PartStops } from './part-stops';
import { OwnChoice, OwnText, type TruckParts } from './own-fields';

/** Arrival by the typed loading time and the form's goods. */
function Arrival({ at, stops }: { at: number | undefined; stops: number }) {
  if (at === undefined) return null;
  const { date, weekday, time } = momentWords(toIso(at));
  return <output className="mb-3 block text-14 text-ink">{copy.arrives(date, weekday, time, stops)}</output>;
}

const FIELDS = [
  { address: 'stop1Address', contact: 'stop1Contact', phone: 'stop1Phone', until: 'stop1To' },
  { address: 'stop2Address', contact: 'stop2Contact', phone: 'stop2Phone', until: 'stop2To' },
] as const;

function StopAmounts({ parts, isPickup, at }: { parts: TruckParts; isPickup: boolean; at: number }) {
  const { form } = parts.view;
  const unit = isTankQuote(parts.quote) ? 'kg' : 'pieces';
  const name = STOP_AMOUNTS[at]?.[unit];
  if (name === undefined) return null;
  return (
    <>
      <p className="mb-3 text-12 text-muted">{copy.stopAmounts}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {form.goods.map((row, index) => (
          <FormText
            key={row.key}
            parts={parts}
            path={`goods.${index}.${name}`}
            label={copy.stopAmount(isPickup, row.nameCn, unit)}
            value={ROWS.of(form.places, row)[name]}
            isNumber
          />
        ))}
      </div>
    </>
  );
}

type BetweenProps = { parts: TruckParts; stop: FurtherStop; at: number; comesAt: number | undefined };

function Between({ parts, stop: { isPickup, cityCn }, at, comesAt }: BetweenProps) {
  const fields = FIELDS[at];
  if (!fields) return null;
  return (
    <Section isGroup title={copy.further(at, isPickup, cityCn)}>
      <Arrival at={comesAt} stops={furtherStops(parts.quote).length} />
      <OwnText parts={parts} path={fields.address} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {(['contact', 'phone'] as const).map((name) => (
          <OwnText key={name} parts={parts} path={fields[name]} type={name === 'phone' ? 'tel' : 'text'} />
        ))}
        <OwnText parts={parts} path={fields.until} type="datetime-local" hint={copy.legHint} />
      </div>
      <StopAmounts parts={parts} isPickup={isPickup} at={at} />
    </Section>
  );
}

export function StepStops({ parts }: { parts: TruckParts }) {
  const { view, quote } = parts;
  const { org, dst } = quote.offer;
  if (quotedPart(quote)) return <PartStops parts={parts} />;
  const trip = readTrip(view.form, quote, readRows(view.form, quote, truckFormFacts(parts).goodsOf));
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
      {furtherStops(quote).map((stop, at) => (
        <Between key={`${stop.city} ${at}`} parts={parts} stop={stop} at={at} comesAt={trip?.arrivals[at + 1]} />
      ))}
      <Section isGroup title={copy.drop(dst?.nameCn ?? '')}>
        <Arrival at={trip?.journey.arrivesAt} stops={furtherStops(quote).length} />
        <OwnText parts={parts} path="dropAddress" />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="dropContact" />
          <OwnText parts={parts} path="dropPhone" type="tel" />
          <OwnText parts={parts} path="dropFrom" type="datetime-local" hint={copy.openHint} />
          <OwnText parts={parts} path="dropTo" type="datetime-local" hint={copy.untilHint} />
          {view.form.isDanger === 'Y' && <OwnChoice parts={parts} path="purpose" words={copy.purposes} />}
        </div>
      </Section>
      <Companies parts={parts} />
    </>
  );
}
