import type { TruckDetail } from '../../../domain/modes/truck/detail';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import { momentWords } from '../../copy/words/moment-words';
import { lastsWords } from '../../copy/modes/truck/lasts';
import { truckSearchCopy } from '../../copy/modes/truck/search';
import { MINUTE_MS } from '../../../domain/values/spans';

const { board: copy } = truckSearchCopy;

function End({ at, ink }: { at: string; ink: string }) {
  const { date, weekday, time } = momentWords(at);
  return (
    <span className="whitespace-nowrap">
      <b className={`block text-20 font-semibold ${ink}`}>{date}</b>{' '}
      <span className="text-12 text-muted">
        {weekday} {time}
      </span>
    </span>
  );
}

type DriveProps = Pick<TruckOffer, 'leavesAt' | 'arrivesAt'> &
  Pick<TruckDetail, 'km' | 'detourKm' | 'stops'> & { isOff: boolean };

export function Drive({ leavesAt, arrivesAt, km, detourKm, stops, isOff }: DriveProps) {
  const ink = isOff ? 'text-muted' : 'text-ink';
  const minutes = (Date.parse(arrivesAt) - Date.parse(leavesAt)) / MINUTE_MS;
  return (
    <div className="flex items-center gap-3">
      <End at={leavesAt} ink={ink} />
      <span className="min-w-16 flex-1 text-center text-12 text-muted">
        {lastsWords(minutes)}
        <span aria-hidden="true" className={`my-1 block h-px ${isOff ? 'bg-muted' : 'bg-ink'}`} />
        {copy.km(km)}
        {stops.length > 0 && <span className="block">{copy.via(stops.map(({ cityCn }) => cityCn))}</span>}
        {detourKm > 0 && <span className="block text-warn">{copy.detour(detourKm)}</span>}
      </span>
      <End at={arrivesAt} ink={ink} />
    </div>
  );
}
