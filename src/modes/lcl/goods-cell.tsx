import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { substanceOf, type Glance } from '../../../domain/modes/lcl/glance';
import type { LclTyped } from '../../../domain/modes/lcl/search';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const { bar: copy } = lclSearchCopy;

type CellProps = { view: LoadRowsView<LclTyped>; glance: Glance };

const classesIn = ({ rows }: LoadRowsView<LclTyped>): HazardClass[] => [
  ...new Set(
    rows.flatMap(({ identity }) => {
      const goods = substanceOf(identity);
      return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
    }),
  ),
];

export const goodsSummary = ({ rows, isDanger }: LoadRowsView<LclTyped>, { kg, tons }: Glance): string =>
  `${copy.danger[isDanger]} · ${copy.rows(rows.length)} ${kg} kg · ${tons.m3} m³`;

/** What the bar says of the goods; they are changed below. */
export function GoodsCell({ view, glance }: CellProps) {
  return (
    <a href="#search-rows" className="flex min-h-15 items-center gap-2 px-4 hover:bg-sea-tint md:min-h-(--cell,72px)">
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-muted">{copy.goods}</span>
        <span className="block truncate text-ink">
          <b className="text-16 font-semibold">{copy.rows(view.rows.length)}</b>{' '}
          <span className="text-12 text-muted">{`${glance.kg} kg · ${glance.tons.m3} m³`}</span>
        </span>
      </span>
      {classesIn(view).map((one) => (
        <HazardDiamond key={one} hazardClass={one} className="size-7" />
      ))}
    </a>
  );
}
