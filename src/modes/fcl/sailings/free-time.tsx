import { demurrageFee } from '../../../../domain/offer/free-time';
import { formatMoney } from '../../../../domain/values/money';
import type { FreeTime, SailingSearch } from '../../../../domain/offer/sailing';
import { sailingsCopy } from '../../../copy/search/sailings';
import { IconButton } from '../../../ui/press/icon-button';

const { freeTime: copy } = sailingsCopy;

type FreeTimesProps = {
  freeTime: readonly FreeTime[];
  boxes: SailingSearch['boxes'];
  delay: number;
  onDelay: (days: number) => void;
};

const Cost = ({ freeTime, boxes, delay }: { freeTime: FreeTime; boxes: SailingSearch['boxes']; delay: number }) => {
  const cost = demurrageFee(freeTime, delay, boxes);
  return (
    <span className={`block text-12 ${cost.amount > 0 ? 'text-warn' : 'text-good'}`}>
      {cost.amount > 0 ? copy.cost(formatMoney(cost)) : copy.none}
    </span>
  );
};

export function FreeTimes({ freeTime, boxes, delay, onDelay }: FreeTimesProps) {
  if (freeTime.length === 0)
    return (
      <section>
        <h3 className="mb-2 text-14">{copy.title}</h3>
        <p className="text-12 text-muted">{copy.unknown}</p>
      </section>
    );
  return (
    <section>
      <h3 className="mb-2 text-14">{copy.title}</h3>
      <div className="grid grid-cols-2 rounded-control border border-line">
        {freeTime.map((free) => (
          <p key={free.kind} className="border-line px-2 py-2.5 text-center not-first:border-l">
            <b className="text-20 font-semibold text-ink">{free.freeDays}</b> {copy.days}
            <span className="block text-12 text-muted">{copy.kinds[free.kind]}</span>
            <Cost freeTime={free} boxes={boxes} delay={delay} />
          </p>
        ))}
      </div>
      <div className="mt-2 flex items-center gap-1 text-12 text-muted">
        {copy.ask}
        <IconButton name="minus" label={copy.less} className="size-8!" onClick={() => onDelay(delay - 1)} />
        <output className="min-w-6 text-center text-14 font-semibold text-ink">{delay}</output>
        <IconButton name="plus" label={copy.more} className="size-8!" onClick={() => onDelay(delay + 1)} />
        {copy.unit}
      </div>
    </section>
  );
}
