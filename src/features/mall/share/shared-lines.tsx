import type { SharedLine, SharedSheet, SharedSums } from '../../../../domain/mall/share';
import { YUAN } from '../../../../domain/values/money';
import { leftOutSigned } from '../../../copy/mall/left-out';
import { sharedLinesCopy as copy, yuanText } from '../../../copy/mall/shared-lines';
import { Badge } from '../../../ui/mark/badge';
import { HazardDiamonds } from '../../../ui/mark/hazard-diamond';
import { Price } from '../../../ui/show/price';
import { SumRow, TotalRow } from '../sum-rows';

function Line({ line, isPriced }: { line: SharedLine; isPriced: boolean }) {
  const { hazardClass, subRisks, nameCn, unNo, price, leftOut } = line;
  const amounts = [copy.pieces(line), copy.kg(line), price && `${yuanText(price.perKg)}/kg`, leftOut && copy.leftOut]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      {hazardClass === null ? (
        <span className="size-8 flex-none max-sm:hidden" />
      ) : (
        <span className="flex flex-none gap-1 self-start">
          <HazardDiamonds hazardClass={hazardClass} subRisks={subRisks} />
        </span>
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-4 *:even:text-right max-sm:*:nth-[n+3]:col-span-2 max-sm:*:nth-[n+3]:text-left">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-ink">{nameCn}</span>
          {unNo !== null && <Badge look="frame">{`UN ${unNo}`}</Badge>}
        </p>
        <p className="text-ink">
          {!isPriced && amounts}
          {isPriced && (price === null ? copy.asked : <Price amount={price.amount} currency={YUAN} size="small" />)}
        </p>
        <p className="text-12 text-muted">{copy.pack(line)}</p>
        {isPriced && <p className="text-12 text-muted">{amounts}</p>}
      </div>
    </li>
  );
}

type LinesProps = { sheet: Pick<SharedSheet, 'lines' | 'withheld'>; isPriced: boolean };

export const SharedLines = ({ sheet: { lines, withheld = 0 }, isPriced }: LinesProps) => (
  <>
    <ul>
      {lines.map((line) => (
        <Line key={line.lineId} line={line} isPriced={isPriced} />
      ))}
    </ul>
    {withheld > 0 && <p className="pt-2 text-12 text-warn">{copy.withheld(withheld)}</p>}
  </>
);

export function SharedTotal({ sums, sheet }: { sums: SharedSums; sheet: SharedSheet }) {
  const { delivery, uncounted } = sheet;
  const leftOut = leftOutSigned(sheet.lines);
  return (
    <>
      <dl>
        <SumRow name={copy.goods} amount={sums.goods} />
        {sums.freight > 0 && <SumRow name={copy.freight(delivery.to)} amount={sums.freight} />}
        <TotalRow name={copy.total} amount={sums.total} />
      </dl>
      {leftOut.map((sentence) => (
        <p key={sentence} className="pt-2 text-12 text-warn">
          {sentence}
        </p>
      ))}
      {leftOut.length === 0 && uncounted > 0 && <p className="pt-2 text-12 text-warn">{copy.uncounted(uncounted)}</p>}
    </>
  );
}
