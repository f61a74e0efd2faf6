import { modePlaceKind } from '../../../domain/offer/search';
import { daysAfter } from '../../../domain/values/days';
import type { Port } from '../../../domain/places/ports';
import type { BookingSearchView } from '../../../machines/booking/booking-search';
import { bookingAnswerCopy as copy } from '../../copy/search/booking-answer';
import { pickerCopy } from '../../copy/search/picker';
import { VerdictPill } from '../../ui/mark/verdict-pill';

/** Days from tomorrow to the first sailing an application can still reach. */
const LEAD_FROM_TOMORROW = 9;

function PortVerdict({ port }: { port: Port }) {
  if (port.dgHandling === null) return null;
  const isRefused = port.dgHandling === 'NONE';
  return (
    <VerdictPill letter={isRefused ? 'N' : 'Y'}>
      {copy.port(port.nameCn, pickerCopy.handling[port.dgHandling])}
    </VerdictPill>
  );
}

export function Answer({ view: { form, earliest, mode } }: { view: BookingSearchView }) {
  const { goods } = form;
  const isRoundabout = form.org?.code === form.dst?.code;
  const ports = [form.org, isRoundabout ? null : form.dst].filter((port) => port !== null);
  const kind = modePlaceKind(mode);
  const refused = ports.find(({ dgHandling }) => dgHandling === 'NONE');
  return (
    <>
      {ports.length > 0 && (
        <span className="flex flex-wrap gap-2">
          {ports.map((port) => (
            <PortVerdict key={port.code} port={port} />
          ))}
        </span>
      )}
      {goods && goods.hazardClass && (
        <span className="text-ink">
          {pickerCopy.hazard(goods.hazardClass)}
          {goods.packingGroup && ` · ${pickerCopy.packing[goods.packingGroup]}`}
        </span>
      )}
      {refused && (
        <span className="text-bad">
          {kind === 'station' ? copy.refusedStation(refused.nameCn) : copy.refused(refused.nameCn)}
        </span>
      )}
      {!refused && earliest && copy.sails[mode] && (
        <span>
          {copy.sails[mode]}{' '}
          <b className="font-semibold text-ink">{daysAfter(earliest, LEAD_FROM_TOMORROW).slice(5)}</b>
        </span>
      )}
      {!refused && copy.asks[mode] && <span>{copy.asks[mode]}</span>}
      {goods && <span className="md:ml-auto">{copy.packing}</span>}
    </>
  );
}
