import type { RailOffer } from '../../../domain/modes/rail/quote';
import { type CountedRail, RAIL_BOXES, type RailSearch } from '../../../domain/modes/rail/search';
import { MOST_BOXES } from '../../../domain/offer/search';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { Icon } from '../../ui/mark/icon';
import { Link } from 'wouter';
import { askedAgain } from './asked-words';

const { board: copy } = railSearchCopy;

type BoxesProps = { offer: RailOffer; search: RailSearch };

const STEP = 'inline-grid size-8 place-items-center rounded-control text-sea hover:bg-sea-tint';

/** Sets the count of a type; zero removes it, a new type is appended. */
function withBoxCount(more: readonly CountedRail[], { type, count }: CountedRail): CountedRail[] {
  const isThere = more.some((one) => one.type === type);
  const all = isThere ? more.map((one) => (one.type === type ? { type, count } : one)) : [...more, { type, count }];
  return all.filter((one) => one.count > 0);
}

/** Boxes of further types on the same bill; all totals include them. */
export function MoreBoxes({ offer, search }: BoxesProps) {
  const [first, ...more] = search.boxes;
  const to = (box: CountedRail): string => askedAgain(search, offer, { more: withBoxCount(more, box) });
  const others = RAIL_BOXES.filter((type) => type !== first?.type && more.every((box) => box.type !== type));
  return (
    <div role="group" aria-label={copy.boxes} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {more.map(({ type, count }) => (
        <span key={type} className="inline-flex items-center gap-1 text-ink">
          <Link href={to({ type, count: count - 1 })} replace aria-label={copy.fewer(type)} className={STEP}>
            <Icon name="minus" className="size-4" />
          </Link>
          {`${type} × ${count}`}
          {count < MOST_BOXES && (
            <Link href={to({ type, count: count + 1 })} replace aria-label={copy.more(type)} className={STEP}>
              <Icon name="plus" className="size-4" />
            </Link>
          )}
        </span>
      ))}
      {others.map((type) => (
        <Link
          key={type}
          href={to({ type, count: 1 })}
          replace
          className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-sea hover:bg-sea-tint"
        >
          <Icon name="plus" className="size-4" />
          {copy.addType(type)}
        </Link>
      ))}
    </div>
  );
}
