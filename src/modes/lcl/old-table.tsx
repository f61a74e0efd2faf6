import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import { USUAL_TONS } from '../../../domain/modes/lcl/tons';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentText } from '../../copy/words/moment-words';
import { shippingLclOldIndexCopy as copy } from '../../copy/pages/shipping-lcl-old-index';
import { createBoard, type ListProps } from '../../frame/results';
import { Scroller } from '../../ui/show/scroller';
import { closedText } from './departure-price';

const { board: words } = lclSearchCopy;

function priceText(offer: LclOffer): string {
  if (offer.state === 'SOLD_OUT') return words.full;
  if (offer.state === 'CLOSED') return closedText(offer);
  if (offerAnswer(offer) === 'N') return words.off;
  return offer.price ? formatMoney(offer.price.charges.totalUsd) : words.noPrice;
}

/** Minimum freight, for the minimum chargeable tonnes. */
function leastText({ price }: LclOffer): string {
  const freight = price?.charges.lines.find(({ item }) => item === 'OF')?.unitPrice;
  if (!freight) return '';
  const { leastTons } = USUAL_TONS;
  return copy.least(formatMoney({ ...freight, amount: freight.amount * leastTons }), leastTons);
}

const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 1000) / 1000;

function askedText({ rows }: LclSearch, offers: readonly LclOffer[]): string {
  const lane = offers.slice(0, 1).map(({ org, dst }) => copy.lane(org.nameCn, dst.nameCn));
  const goods = rows.map(({ unNo }) => (unNo === null ? copy.general : `UN ${unNo}`));
  return copy.asked(
    [...lane, [...new Set(goods)].join('、')].join('，'),
    sum(rows.map(({ kg }) => kg)),
    sum(rows.map(({ m3 }) => m3)),
  );
}

/** Phones show only the columns that differ by row; the lane is in the caption. */
const CELL = 'p-2 md:p-3 md:whitespace-nowrap';
const ON_WIDE = 'hidden p-3 font-normal whitespace-nowrap md:table-cell';

/** Departures in the former table layout; nothing can be booked after its 截单 column. */
export const OldTableView = ({ view: { rows, search } }: Pick<ListProps<LclOffer, LclSearch>, 'view'>) => (
  <Scroller label={copy.table} className="rounded-card bg-surface">
    <table className="w-full border-collapse">
      <caption className="p-3 text-left text-12 text-muted">{askedText(search, rows)}</caption>
      <thead>
        <tr className="border-b border-line text-left text-12 text-muted">
          {Object.values(copy.columns).map((name, at) => (
            <th key={name} scope="col" className={at < 2 ? ON_WIDE : `${CELL} font-normal`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((offer) => (
          <tr key={offer.offerId} className="border-b border-line last:border-b-0">
            <td className={ON_WIDE}>{offer.org.nameCn}</td>
            <td className={ON_WIDE}>{offer.dst.nameCn}</td>
            <td className={`${CELL} text-ink`}>{momentText(offer.leavesAt)}</td>
            <td className={CELL}>{momentText(offer.closesAt)}</td>
            <td className={`${CELL} font-medium text-ink`}>{priceText(offer)}</td>
            <td className={`${CELL} text-12 text-muted`}>{leastText(offer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

export const OldTable = createBoard(LCL_LIST, OldTableView);
