import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import { pickerCopy } from '../../copy/search/picker';
import { segregationGridCopy as copy } from '../../copy/trade/segregation-grid';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Bar } from '../../ui/show/bar';
import { SEGREGATION_TONES } from './segregation-tones';

const TONES: Record<SegregationValue, string> = { ...SEGREGATION_TONES, X: 'bg-good-tint text-good' };

/** Goods in the grid; `at` is their index in the judged list. */
export type GridGoods = {
  at: number;
  nameCn: string;
  unNo: string;
  hazardClass: HazardClass | '';
  isGeneral?: boolean;
};
export type GridPair = { of: readonly [number, number]; value: SegregationValue };

type GridProps<TPair extends GridPair> = {
  goods: readonly GridGoods[];
  /** Null while pending. */
  pairs: readonly TPair[] | null;
  chosen: TPair | null;
  isBusy?: boolean;
  words?: Readonly<Record<SegregationValue, string>> | undefined;
  onChoose: (pair: TPair) => void;
};

/** Up to this many goods, cells are high enough for words on phones. */
const MOST_ROOMY = 3;

const isRoomy = (goods: readonly GridGoods[]): boolean => goods.length <= MOST_ROOMY;

type CellProps<TPair extends GridPair> = GridProps<TPair> & { one: GridGoods; other: GridGoods };

function Cell<TPair extends GridPair>({
  goods,
  pairs,
  chosen,
  words = copy.value,
  one,
  other,
  onChoose,
}: CellProps<TPair>) {
  const height = isRoomy(goods) ? 'h-18' : 'h-15';
  if (one.at === other.at)
    return <td className={`rounded-control bg-sunken text-muted ${height}`}>{pairs || goods.length < 2 ? '—' : ''}</td>;
  const pair = pairs?.find(({ of }) => of.includes(one.at) && of.includes(other.at));
  if (!pair)
    return (
      <td className="p-0">
        <Bar className={`animate-pulse ${height}`} />
      </td>
    );
  const word = words[pair.value];
  return (
    <td className="p-0">
      <button
        type="button"
        aria-label={copy.pair(one.nameCn, other.nameCn, pair.value, word)}
        aria-pressed={pair === chosen}
        className={`grid w-full place-content-center rounded-control leading-none hover:outline-2 hover:outline-offset-1 hover:outline-current aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-ink ${height} ${TONES[pair.value]}`}
        onClick={() => onChoose(pair)}
      >
        <b className="text-20 leading-none font-semibold">{pair.value}</b>
        <span className={`mt-1.5 text-12 leading-none whitespace-nowrap ${isRoomy(goods) ? '' : 'max-sm:sr-only'}`}>
          {word}
        </span>
      </button>
    </td>
  );
}

/** Each pair appears twice, as in the regulation's table, so that it is found from either side. */
export function SegregationGrid<TPair extends GridPair>(props: GridProps<TPair>) {
  const { goods, isBusy = false } = props;
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed border-separate border-spacing-1 text-center" aria-busy={isBusy}>
        <caption className="sr-only">{copy.grid}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-15 md:w-20">
              <span className="sr-only">{copy.list}</span>
            </th>
            {goods.map(({ at, unNo, hazardClass, isGeneral = false }) => (
              <th key={at} scope="col" className="pb-1 text-12 font-medium text-ink">
                <span className="flex flex-col items-center gap-1">
                  {hazardClass !== '' && <HazardDiamond hazardClass={hazardClass} className="size-7" />}
                  <span className="whitespace-nowrap">
                    {isGeneral ? copy.general : isRoomy(goods) ? pickerCopy.unNo(unNo) : unNo}
                  </span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goods.map((one) => (
            <tr key={one.at}>
              <th scope="row" className="pr-2 text-right text-12 leading-4 font-medium text-ink">
                <span className="line-clamp-2">{one.nameCn}</span>
                <span className="font-normal whitespace-nowrap text-muted">
                  {one.isGeneral ? copy.general : pickerCopy.unNo(one.unNo)}
                </span>
              </th>
              {goods.map((other) => (
                <Cell key={other.at} {...props} one={one} other={other} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const SegregationLegend = () => (
  <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 pl-1 text-12 text-muted">
    {copy.legend.map(({ value, text, tone }) => (
      <span key={value}>
        <b className={`font-semibold ${tone}`}>{value}</b> {text}
      </span>
    ))}
  </p>
);
