import { SORTS, type SailingSort } from '../../../domain/offer/sailing-choice';
import { sailingsCopy as copy } from '../../copy/search/sailings';
import { PlainSubmit } from '../../trade/offer/plain-submit';
import { useSent } from '../../ui/form/plain-form';

type SortsProps = {
  chosen: SailingSort;
  sorts?: readonly SailingSort[];
  words?: Partial<Record<SailingSort, string>>;
  onSort: (sort: SailingSort) => void;
};

export function Sorts({ chosen, sorts = SORTS, words, onSort }: SortsProps) {
  const sent = useSent();
  return (
    <div role="radiogroup" aria-label={copy.sortBy} className="flex">
      {sorts.map((sort) => (
        <label
          key={sort}
          className="relative grid h-8 cursor-pointer place-items-center rounded-control px-2.5 text-muted hover:text-ink has-checked:bg-sea-tint has-checked:font-semibold has-checked:text-sea has-focus-visible:outline-2 has-focus-visible:outline-sea"
        >
          <input
            type="radio"
            name="sort"
            {...sent('s', sort, 'sort')}
            checked={sort === chosen}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            onChange={() => onSort(sort)}
          />
          {{ ...copy.sorts, ...words }[sort]}
        </label>
      ))}
      <PlainSubmit />
    </div>
  );
}
