import type { SearchField } from '../../../domain/mode-ids';
import { bookingSearchCopy as copy } from '../../copy/search/booking-search';
import { Icon } from '../../ui/mark/icon';
import { BoxesCell, DateCell } from './plain-cells';
import { hazards } from './hazards-part';
import { SearchCell } from './search-cell';
import { goodsAside, pickerLabel, portAside, searchFieldError } from './search-words';
import type { SearchParts } from './search-parts';

const WIDTHS: Record<SearchField, string> = {
  org: 'lg:flex-[1.1]',
  dst: 'lg:flex-[1.1]',
  goods: 'lg:flex-[1.7]',
  etd: 'lg:flex-[0.9]',
  boxes: 'lg:flex-[0.85]',
};

/** Fields that share a tablet row when both are shown. */
const BESIDE: Partial<Record<SearchField, SearchField>> = { org: 'dst', dst: 'org', etd: 'boxes', boxes: 'etd' };
const RIGHT: readonly SearchField[] = ['dst', 'boxes'];

/** One row on desktop, pairs on tablets, a column on phones; always a hairline between. */
function cellLook(fields: readonly SearchField[], field: SearchField): string {
  const beside = BESIDE[field];
  const isPaired = beside !== undefined && fields.includes(beside);
  const isRight = isPaired && RIGHT.includes(field);
  const isFirst = fields[0] === field;
  const isFirstRow = isFirst || (isRight && fields[0] === beside);
  return [
    'border-line',
    WIDTHS[field],
    isFirst ? '' : 'max-md:border-t lg:border-l',
    isFirstRow ? '' : 'md:max-lg:border-t',
    isRight ? 'md:max-lg:border-l' : '',
    isPaired ? '' : 'md:max-lg:col-span-2',
  ].join(' ');
}

function Goods({ view, on, pickers, goods: own }: SearchParts) {
  const { goods } = view.form;
  if (own) return <div className={`min-w-0 ${cellLook(view.fields, 'goods')}`}>{own.cell}</div>;
  const classes = goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
  return (
    <div className={`relative flex min-w-0 items-center ${cellLook(view.fields, 'goods')}`}>
      <SearchCell field="goods" label={pickerLabel(view, 'goods')} aside={goodsAside(view)} className="flex-1">
        {pickers.goods}
      </SearchCell>
      {goods && (
        <span className="flex flex-none items-center gap-0.5 pr-2">
          <hazards.Part isWanted classes={classes} className="size-7 max-lg:size-9" />
          <button
            type="button"
            aria-label={copy.clearGoods}
            className="grid size-6 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            onClick={on.clearGoods}
          >
            <Icon name="close" className="size-4" />
          </button>
        </span>
      )}
    </div>
  );
}

export function SearchBar(props: SearchParts) {
  const { view, on, pickers } = props;
  const has = (field: (typeof view.fields)[number]) => view.fields.includes(field);
  return (
    <div className="relative grid rounded-control border border-line-strong md:grid-cols-2 lg:flex">
      {has('org') && (
        <SearchCell
          field="org"
          label={pickerLabel(view, 'org')}
          error={searchFieldError(view, 'org')}
          aside={portAside(view.form.org)}
          className={cellLook(view.fields, 'org')}
        >
          {pickers.org}
        </SearchCell>
      )}
      {has('dst') && (
        <div className={`relative flex min-w-0 flex-col ${cellLook(view.fields, 'dst')}`}>
          <button
            type="button"
            aria-label={copy.swap}
            className="absolute z-21 grid size-8 rotate-45 place-items-center rounded-control border border-line-strong bg-surface text-sea hover:border-sea hover:bg-sea-tint max-md:-top-4 max-md:right-4 md:top-1/2 md:-left-4 md:-translate-y-1/2"
            onClick={on.swapPorts}
          >
            <Icon name="swap" className="size-4 -rotate-45 max-md:rotate-45" />
          </button>
          <SearchCell
            field="dst"
            label={pickerLabel(view, 'dst')}
            error={searchFieldError(view, 'dst')}
            aside={portAside(view.form.dst)}
            className="flex-1 md:pl-7"
          >
            {pickers.dst}
          </SearchCell>
        </div>
      )}
      {has('goods') && <Goods {...props} />}
      {has('etd') && <DateCell view={view} on={on} className={cellLook(view.fields, 'etd')} />}
      {has('boxes') && <BoxesCell view={view} on={on} className={cellLook(view.fields, 'boxes')} />}
    </div>
  );
}
