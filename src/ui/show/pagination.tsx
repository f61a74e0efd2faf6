import { pressType, useSent, type PlainField } from '../form/plain-form';
import { Icon, type IconName } from '../mark/icon';

const GAP = null;

/** First, last and neighbouring pages. A gap replaces at least two pages. */
function pagesWithin(reach: number, page: number, count: number): (number | null)[] {
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= reach,
  );
  return kept.flatMap((number, index) => {
    const missing = number - (kept[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [GAP, number];
  });
}

/** Entry of the pagination; phones show fewer pages and one gap. */
type PagePlace = { page: number | null; onPhone: 'page' | 'gap' | 'nothing' };

function pagePlaces(page: number, count: number): PagePlace[] {
  const few = pagesWithin(0, page, count);
  const isKept = (number: number | null | undefined) => typeof number === 'number' && few.includes(number);
  return pagesWithin(1, page, count).map((number, index, all) => ({
    page: number,
    onPhone: isKept(number) ? 'page' : isKept(all[index - 1]) ? 'gap' : 'nothing',
  }));
}

type PaginationWords = {
  label: string;
  previous: string;
  next: string;
  page: (number: number) => string;
};

export type PaginationProps = {
  words: PaginationWords;
  page: number;
  count: number;
  total: string;
  onTurn: (page: number) => void;
};

type EndProps = { icon: IconName; label: string; isOff: boolean; sent: PlainField | undefined; onClick: () => void };

/** Disabled via `aria-disabled`, so that the focus stays in the pagination. */
const End = ({ icon, label, isOff, sent, onClick }: EndProps) => (
  <button
    type={pressType(sent)}
    {...sent}
    aria-label={label}
    aria-disabled={isOff}
    className="grid size-9 place-items-center rounded-control border border-line-strong bg-surface text-text hover:border-sea hover:text-sea aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-grey"
    onClick={() => {
      if (!isOff) onClick();
    }}
  >
    <Icon name={icon} className="size-4" />
  </button>
);

type PlaceProps = {
  place: PagePlace;
  isCurrent: boolean;
  label: (number: number) => string;
  onTurn: (page: number) => void;
};

function Place({ place: { page, onPhone }, isCurrent, label, onTurn }: PlaceProps) {
  const sent = useSent()('p', String(page));
  const gap = page === null ? (onPhone === 'gap' ? '' : 'max-sm:hidden') : 'sm:hidden';
  return (
    <>
      {(page === null || onPhone === 'gap') && (
        <li aria-hidden="true" className={`w-6 text-center text-muted ${gap}`}>
          …
        </li>
      )}
      {page !== null && (
        <li className={onPhone === 'page' ? '' : 'max-sm:hidden'}>
          <button
            type={pressType(sent)}
            {...sent}
            aria-label={label(page)}
            aria-current={isCurrent ? 'page' : undefined}
            className="size-9 rounded-control hover:bg-sea-tint hover:text-sea aria-[current]:bg-sea aria-[current]:font-semibold aria-[current]:text-on-sea"
            onClick={() => onTurn(page)}
          >
            {page}
          </button>
        </li>
      )}
    </>
  );
}

export function Pagination({ words, page, count, total, onTurn }: PaginationProps) {
  const sent = useSent();
  const before = page <= 1 ? undefined : sent('p', String(page - 1));
  const after = page >= count ? undefined : sent('p', String(page + 1));
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-12 text-muted">{total}</p>
      <ul className="flex items-center gap-1">
        <li>
          <End
            icon="chevronLeft"
            label={words.previous}
            isOff={page <= 1}
            sent={before}
            onClick={() => onTurn(page - 1)}
          />
        </li>
        {pagePlaces(page, count).map((place, index) => (
          <Place
            key={place.page ?? `gap ${index}`}
            place={place}
            isCurrent={place.page === page}
            label={words.page}
            onTurn={onTurn}
          />
        ))}
        <li>
          <End
            icon="chevronRight"
            label={words.next}
            isOff={page >= count}
            sent={after}
            onClick={() => onTurn(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
