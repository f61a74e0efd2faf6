import { findHub, hubWords } from '../../../domain/modes/truck/hubs';
import { ROW_FIELDS, ROWS, STOP_AMOUNTS } from '../../../domain/modes/truck/form';
import { furtherStops, isTankQuote, readTrip, readRows } from '../../../domain/modes/truck/reading';
import type { End } from '../../../domain/offer/sailing';
import { toIso } from '../../../domain/values/moments';
import { momentWords } from '../../copy/words/moment-words';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { formFacts } from '../../features/order/form-facts';
import { DeclaredField } from '../../trade/fields/declared-field';
import type { TruckParts } from './order-parts';

type PieceProps = { parts: TruckParts };

const typedTrip = (parts: TruckParts) => {
  const { view, quote } = parts;
  return readTrip(view.form, quote, readRows(view.form, quote, formFacts(parts).goodsOf));
};

/** Arrival by the typed loading time and the form's goods. */
function Arrival({ at, stops }: { at: number | undefined; stops: number }) {
  if (at === undefined) return null;
  const { date, weekday, time } = momentWords(toIso(at));
  return <output className="mb-3 block text-14 text-ink">{copy.arrives(date, weekday, time, stops)}</output>;
}

export const LastArrival = ({ parts }: PieceProps) => (
  <Arrival at={typedTrip(parts)?.journey.arrivesAt} stops={furtherStops(parts.quote).length} />
);

export const arrivalAt = (stop: number) =>
  function StopArrival({ parts }: PieceProps) {
    return <Arrival at={typedTrip(parts)?.arrivals[stop]} stops={furtherStops(parts.quote).length} />;
  };

/** Amounts loaded or unloaded at an intermediate stop; nothing where the trip has no such stop. */
export const amountsAt = (stop: number) =>
  function StopAmounts({ parts }: PieceProps) {
    const { form } = parts.view;
    const unit = isTankQuote(parts.quote) ? 'kg' : 'pieces';
    const [name, at] = [STOP_AMOUNTS[stop - 1]?.[unit], furtherStops(parts.quote)[stop - 1]];
    if (name === undefined || at === undefined) return null;
    return (
      <>
        <p className="mb-3 text-12 text-muted">{copy.stopAmounts}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {form.goods.map((row, index) => (
            <DeclaredField
              key={row.key}
              parts={parts}
              path={`goods.${index}.${name}`}
              field={ROW_FIELDS[name]}
              label={copy.stopAmount(at.isPickup, row.nameCn, unit)}
              value={ROWS.of(form.places, row)[name]}
            />
          ))}
        </div>
      </>
    );
  };

function HubLine({ carrier, end }: { carrier: string; end: End | null }) {
  const hub = findHub(carrier, end?.code ?? '');
  return hub && <p className="mb-3 text-14 text-ink">{partOrderCopy.hubAt(end?.nameCn ?? '', hubWords(hub))}</p>;
}

export const PickupHub = ({ parts: { quote } }: PieceProps) => (
  <HubLine carrier={quote.offer.detail.carrier} end={quote.offer.org} />
);

export function DropHub({ parts: { quote } }: PieceProps) {
  const { dst, arrivesAt, detail } = quote.offer;
  const { date, weekday, time } = momentWords(arrivesAt ?? '');
  return (
    <>
      <HubLine carrier={detail.carrier} end={dst} />
      <output className="mb-3 block text-14 text-ink">{partOrderCopy.arrives(date, weekday, time)}</output>
    </>
  );
}
