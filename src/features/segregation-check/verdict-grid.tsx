import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type {
  CheckedPair,
  SegregationCheckIntents,
  SegregationCheckView,
} from '../../../machines/booking/segregation-check';
import { pickerCopy } from '../../copy/picker';
import { segregationCopy as copy } from '../../copy/segregation';
import { Bar } from '../../ui/show/bar';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const BLOCKED = 'bg-block text-on-block inset-ring inset-ring-bad';

const TONES: Record<SegregationValue, string> = {
  X: 'bg-good-tint text-good',
  '1': 'bg-warn-tint text-warn',
  '*': 'bg-grey-tint text-grey',
  '2': BLOCKED,
  '3': BLOCKED,
  '4': BLOCKED,
};

const pairAt = (pairs: readonly CheckedPair[], one: number, other: number) =>
  pairs.find(({ of }) => of[0] === Math.min(one, other) && of[1] === Math.max(one, other));

type GridProps = { view: SegregationCheckView; on: SegregationCheckIntents };
type CellProps = GridProps & { row: number; column: number };

function Cell({ view: { goods, verdict, chosen }, on, row, column }: CellProps) {
  const pair = verdict && pairAt(verdict.pairs, row, column);
  const height = goods.length > 3 ? 'h-15' : 'h-21';
  if (row === column)
    return (
      <td className={`rounded-control bg-sunken text-muted ${height}`}>{verdict || goods.length < 2 ? '—' : ''}</td>
    );
  if (!pair)
    return (
      <td className="p-0">
        <Bar className={`animate-pulse ${height}`} />
      </td>
    );
  const [one, other] = [goods[row]?.nameCn ?? '', goods[column]?.nameCn ?? ''];
  return (
    <td className="p-0">
      <button
        type="button"
        aria-label={copy.pair(one, other, pair.value, copy.value[pair.value])}
        aria-pressed={pair === chosen}
        className={`grid w-full place-content-center rounded-control leading-none hover:outline-2 hover:outline-offset-1 hover:outline-current aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-ink ${height} ${TONES[pair.value]}`}
        onClick={() => on.choosePair(pair.of)}
      >
        <b className="text-20 leading-none font-semibold">{pair.value}</b>
        <span className={`mt-1.5 text-12 leading-none whitespace-nowrap ${goods.length > 3 ? 'max-sm:sr-only' : ''}`}>
          {copy.value[pair.value]}
        </span>
      </button>
    </td>
  );
}

/** Every pair twice, as in the table of the code: whichever one looks for first, it is there. */
export function VerdictGrid({ view, on }: GridProps) {
  const { goods } = view;
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-1 text-center" aria-busy={view.isBusy}>
        <caption className="sr-only">{copy.grid}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-15 md:w-20">
              <span className="sr-only">{copy.list}</span>
            </th>
            {goods.map(({ unNo, hazardClass }) => (
              <th key={unNo} scope="col" className="pb-1 text-12 font-medium text-ink">
                <span className="flex flex-col items-center gap-1">
                  <HazardDiamond hazardClass={hazardClass} className="size-7" />
                  <span className="whitespace-nowrap">{goods.length > 3 ? unNo : pickerCopy.unNo(unNo)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goods.map(({ unNo, nameCn }, row) => (
            <tr key={unNo}>
              <th scope="row" className="pr-2 text-right text-12 leading-4 font-medium text-ink">
                <span className="line-clamp-2">{nameCn}</span>
                <span className="font-normal whitespace-nowrap text-muted">{pickerCopy.unNo(unNo)}</span>
              </th>
              {goods.map((other, column) => (
                <Cell key={other.unNo} view={view} on={on} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 pl-1 text-12 text-muted">
        {copy.legend.map(({ value, text, tone }) => (
          <span key={value}>
            <b className={`font-semibold ${tone}`}>{value}</b> {text}
          </span>
        ))}
      </p>
    </div>
  );
}
