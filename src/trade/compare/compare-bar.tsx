import { formatMoney, type Money } from '../../../domain/values/money';
import { compareCopy as copy } from '../../copy/search/sailings';
import { Icon } from '../../ui/mark/icon';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';

/** `full`: name that is unique in the list. */
export type ComparedItem = { id: string; name: string; full: string; total: Money | null };

type CompareBarProps = {
  items: readonly ComparedItem[];
  canCompare: boolean;
  /** True when the comparison is full. */
  isFull: boolean;
  on: { toggleCompared: (id: string) => void; clearCompared: () => void; openCompare: () => void };
};

const Compared = ({ item: { name, full, total }, onRemove }: { item: ComparedItem; onRemove: () => void }) => (
  <span className="flex h-9 items-center gap-2 rounded-control border border-line bg-canvas pl-3 whitespace-nowrap text-ink max-md:hidden">
    {name}
    {total && <b className="font-semibold">{formatMoney(total)}</b>}
    <button
      type="button"
      aria-label={copy.remove(full)}
      className="grid size-8 place-items-center rounded-control text-muted hover:text-bad"
      onClick={onRemove}
    >
      <Icon name="close" className="size-4" />
    </button>
  </span>
);

export function CompareBar({ items, canCompare, isFull, on }: CompareBarProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={copy.bar} className="fixed-bar animate-rise border-t border-line bg-surface shadow-dialog">
      <div className="wrap flex h-16 items-center gap-3">
        <span className="flex items-center gap-2 whitespace-nowrap text-ink">
          <WorkIcon name="columns" />
          <span className="max-md:sr-only">{copy.bar}</span> {copy.count(items.length)}
        </span>
        <span className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none]">
          {items.map((item) => (
            <Compared key={item.id} item={item} onRemove={() => on.toggleCompared(item.id)} />
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
