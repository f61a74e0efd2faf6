import type { GoodsRow } from '../../../domain/order/form';
import type { BoxVerdict } from '../../../domain/goods/segregation-split';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import { orderGoodsCopy } from '../../copy/trade';
import { pickerCopy } from '../../copy/picker';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

const { segregation: copy } = orderGoodsCopy;

const BLOCKED = 'bg-block text-on-block inset-ring inset-ring-bad';

const TONES: Record<SegregationValue, string> = {
  X: 'bg-good-tint text-good',
  '1': 'bg-warn-tint text-warn',
  '*': 'bg-grey-tint text-grey',
  '2': BLOCKED,
  '3': BLOCKED,
  '4': BLOCKED,
};

export type Pair = BoxVerdict['pairs'][number];

const pairAt = (pairs: readonly Pair[], one: number, other: number) =>
  pairs.find(({ of }) => of[0] === Math.min(one, other) && of[1] === Math.max(one, other));

/** A row of the form by its number there. */
export type NumberedRow = { row: GoodsRow; at: number };

type GridProps = {
  rows: readonly NumberedRow[];
  pairs: readonly Pair[];
  chosen: Pair | null;
  onChoose: (pair: Pair) => void;
};

function Head({ row: { hazardClass, unNo } }: { row: GoodsRow }) {
  return (
    <span className="flex flex-col items-center gap-1">
      {hazardClass !== '' && <HazardDiamond hazardClass={hazardClass} className="size-7" />}
      <span className="whitespace-nowrap">{pickerCopy.unNo(unNo)}</span>
    </span>
  );
}

function Cell({
  pair,
  names,
  isChosen,
  onChoose,
}: {
  pair: Pair;
  names: [string, string];
  isChosen: boolean;
  onChoose: () => void;
}) {
  const word = copy.value[pair.value];
  return (
    <button
      type="button"
      aria-label={copy.pair(...names, pair.value, word)}
      aria-pressed={isChosen}
      className={`grid h-15 w-full place-content-center rounded-control leading-none hover:outline-2 hover:outline-offset-1 hover:outline-current aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-ink ${TONES[pair.value]}`}
      onClick={onChoose}
    >
      <b className="text-20 leading-none font-semibold">{pair.value}</b>
      <span className="mt-1.5 text-12 leading-none whitespace-nowrap max-sm:sr-only">{word}</span>
    </button>
  );
}

/** Every pair twice, as in the table of the code: whichever one looks for first, it is there. */
export function SegregationGrid({ rows, pairs, chosen, onChoose }: GridProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed border-separate border-spacing-1 text-center">
        <caption className="sr-only">{copy.grid}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-18">
              <span className="sr-only">{copy.title}</span>
            </th>
            {rows.map(({ row, at }) => (
              <th key={at} scope="col" className="pb-1 text-12 font-medium text-ink">
                <Head row={row} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.at}>
              <th scope="row" className="pr-2 text-right text-12 leading-4 font-medium text-ink">
                <span className="line-clamp-2">{one.row.nameCn}</span>
                <span className="font-normal whitespace-nowrap text-muted">{pickerCopy.unNo(one.row.unNo)}</span>
              </th>
              {rows.map((other) => {
                const pair = pairAt(pairs, one.at, other.at);
                return (
                  <td key={other.at} className={pair ? 'p-0' : 'h-15 rounded-control bg-sunken text-muted'}>
                    {pair ? (
                      <Cell
                        pair={pair}
                        names={[one.row.nameCn, other.row.nameCn]}
                        isChosen={pair === chosen}
                        onChoose={() => onChoose(pair)}
                      />
                    ) : (
                      '—'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
