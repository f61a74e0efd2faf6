import { formatMoney } from '../../../../domain/values/money';
import type { Sailing } from '../../../../domain/offer/sailing';
import type { OfferBoardIntents } from '../../../../machines/booking/offer-board';
import { momentWords } from '../../../copy/moment-words';
import { compareCopy as copy, sailingsCopy } from '../../../copy/sailings';
import { Button } from '../../../ui/press/button';
import { Icon } from '../../../ui/mark/icon';
import { LinkButton } from '../../../ui/press/link-button';
import { WorkIcon } from '../../../ui/mark/work-icon';
import type { SailingBoardView } from './board-view';

const nameOf = ({ etd, carrier, transitDays }: Sailing) =>
  `${momentWords(etd).date} ${carrier.nameCn} ${sailingsCopy.transit(transitDays)}`;

function Compared({ sailing, onRemove }: { sailing: Sailing; onRemove: () => void }) {
  const name = nameOf(sailing);
  return (
    <span className="flex h-9 items-center gap-2 rounded-control border border-line bg-canvas pl-3 whitespace-nowrap text-ink max-md:hidden">
      {name}
      {sailing.price && <b className="font-semibold">{formatMoney(sailing.price.charges.totalUsd)}</b>}
      <button
        type="button"
        aria-label={copy.remove(`${name} ${sailing.vessel}`)}
        className="grid size-8 place-items-center rounded-control text-muted hover:text-bad"
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </span>
  );
}

/** What was picked stays in sight, wherever one reads on. */
export function CompareBar({ view, on }: { view: SailingBoardView; on: OfferBoardIntents }) {
  const { compared, canCompare, isFull } = view;
  if (compared.length === 0) return null;
  return (
    <section
      aria-label={copy.bar}
      className="fixed inset-x-0 bottom-0 z-9 animate-rise border-t border-line bg-surface shadow-dialog"
    >
      <div className="wrap flex h-16 items-center gap-3">
        <span className="flex items-center gap-2 whitespace-nowrap text-ink">
          <WorkIcon name="columns" />
          <span className="max-md:sr-only">{copy.bar}</span> {copy.count(compared.length)}
        </span>
        <span className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none]">
          {compared.map((sailing) => (
            <Compared key={sailing.sailingId} sailing={sailing} onRemove={() => on.toggleCompared(sailing.sailingId)} />
          ))}
          {!isFull && (
            <span className="grid h-9 flex-none place-items-center rounded-control border border-dashed border-line-strong px-6 text-12 text-muted max-lg:hidden">
              {copy.slot}
            </span>
          )}
        </span>
        <LinkButton className="ml-auto flex-none px-2 py-1" onClick={on.clearCompared}>
          {copy.clear}
        </LinkButton>
        <Button look="sea" isOff={!canCompare} onClick={on.openCompare}>
          {canCompare ? copy.start : copy.least}
        </Button>
      </div>
    </section>
  );
}
