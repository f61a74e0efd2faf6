import { Icon } from '../mark/icon';

export type SortDirection = 'ascending' | 'descending';

type SortHeadProps = { way: SortDirection | null; onSort: () => void; children: string };

/** Sortable column head; `aria-sort` is on the cell. */
export function SortHead({ way, onSort, children }: SortHeadProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-8 items-center gap-1 rounded-control font-medium hover:text-sea ${way ? 'text-ink' : ''}`}
      onClick={onSort}
    >
      {children}
      <Icon
        name="chevronDown"
        className={`size-4 transition-transform ${way === 'ascending' ? 'rotate-180' : ''} ${way ? '' : 'opacity-50'}`}
      />
    </button>
  );
}
