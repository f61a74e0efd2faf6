import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirTyped } from '../../../domain/modes/air/search';
import type { LoadRowsView, SeenRow } from '../../../machines/booking/load-rows';
import { airSearchCopy } from '../../copy/modes/air/search';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const { bar: copy } = airSearchCopy;

type CellProps = { view: LoadRowsView<AirTyped>; glance: AirGlance };

/** What the goods are called: by the library where it knows them. */
export const nameOf = ({ unNo, identity }: SeenRow<AirTyped>, isDanger: 'Y' | 'N'): string => {
  if (isDanger === 'N') return copy.danger.N;
  return unNo === '' ? copy.danger.Y : `UN ${unNo} ${identity.goods[0]?.nameCn ?? ''}`.trim();
};

export const classesOf = ({ identity }: SeenRow<AirTyped>) => {
  const [goods] = identity.goods;
  return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
};

export function goodsSummary({ rows, isDanger }: LoadRowsView<AirTyped>, { weight }: AirGlance): string {
  const [row] = rows;
  return `${row ? nameOf(row, isDanger) : ''} · ${copy.kg(weight.kg)}`;
}

/** What the bar says of the goods; they are changed below. */
export function GoodsCell({ view: { rows, isDanger }, glance: { weight } }: CellProps) {
  const [row] = rows;
  return (
    <a href="#search-rows" className="flex min-h-15 items-center gap-2 px-4 hover:bg-sea-tint md:min-h-(--cell,72px)">
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">{copy.goods}</span>
        <span className="block truncate text-ink">
          <b className="text-16 font-semibold">{row ? nameOf(row, isDanger) : ''}</b>{' '}
          <span className="text-12 text-muted">{copy.kg(weight.kg)}</span>
        </span>
      </span>
      {row &&
        isDanger === 'Y' &&
        classesOf(row).map((one) => <HazardDiamond key={one} hazardClass={one} className="size-7" />)}
    </a>
  );
}
