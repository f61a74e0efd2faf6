import { allotLots } from '../../../domain/mall/allot';
import { isStabilized } from '../../../domain/goods/reactive';
import { STABILIZER } from '../../../domain/mall/seller';
import { countPieces } from '../../../domain/mall/quantity';
import type { MallLine } from '../../../domain/modes/mall/search';
import { routePath } from '../../../domain/routes';
import { PURCHASE_SEARCH } from '../../../domain/mall/asked';
import { formatMoney } from '../../../domain/values/money';
import { formNames, unitName } from '../../copy/mall/names';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { momentText } from '../../copy/words/moment-words';
import { Section } from '../../trade/section';
import { fieldError } from '../../trade/form-parts';
import { TextLink } from '../../ui/press/text-link';
import type { MallParts } from './mall-parts';

const { goods: copy } = mallOrderCopy;

const piecesText = ({ sold, kg }: MallLine): string =>
  sold.kind === 'BULK' ? '' : `${countPieces(sold, kg)} ${unitName(sold.form)}`;

type LineProps = { line: MallLine; price: string; lots: readonly MallLine['lots'][number][] };

function Line({ line, price, lots }: LineProps) {
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-ink">
          <span className="font-semibold">{line.row.nameCn}</span> {line.grade}
        </p>
        <p className="text-ink">
          {[mallOrderCopy.kilograms(line.kg), piecesText(line), formNames[line.pack]].filter(Boolean).join('，')}
        </p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 text-12 text-muted">
        <span className="wrap-anywhere">
          {copy.lots} {lots.map((lot) => copy.lot(lot)).join('、')}
        </span>
        <span>{price}</span>
      </p>
      {isStabilized(line.row) && <p className="text-12 text-ink">{STABILIZER}</p>}
    </li>
  );
}

/** Lots the line would be taken from, as known to the quote. */
function lotsForLine(line: MallLine, lines: readonly MallLine[]): MallLine['lots'] {
  const same = lines.filter(({ productId }) => productId === line.productId);
  const taken = allotLots(line.lots, same)?.[same.indexOf(line)] ?? [];
  return line.lots.filter(({ lotId }) => taken.some((one) => one.lotId === lotId));
}

/** Purchased goods as on the list, read-only. */
export function FormGoods({ parts: { view, quote } }: { parts: MallParts }) {
  const { lines, heldUntil } = quote.search;
  const error = fieldError(view, 'goods') ?? fieldError(view, 'offerId');
  const perKg = view.charges?.lines.filter(({ part }) => part === 'GOODS').map(({ unitPrice }) => unitPrice) ?? [];
  return (
    <Section
      title={copy.title}
      note={copy.note}
      aside={<TextLink href={`${routePath('business')}${PURCHASE_SEARCH}`}>{mallOrderCopy.change}</TextLink>}
      isBad={error !== undefined}
    >
      <ul>
        {lines.map((line, at) => {
          const price = perKg[at];
          return (
            <Line
              key={line.sold.skuId}
              line={line}
              price={price ? copy.perKg(formatMoney(price)) : ''}
              lots={lotsForLine(line, lines)}
            />
          );
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-3 text-bad">
          {error}
        </p>
      )}
      <p className="mt-3 text-12 text-muted">{copy.unlocked}</p>
      {heldUntil !== null && <p className="text-12 text-muted">{copy.held(momentText(heldUntil))}</p>}
    </Section>
  );
}
