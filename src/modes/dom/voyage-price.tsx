import { splitTax } from '../../../domain/offer/charges';
import { hasTruck } from '../../../domain/modes/dom/trucks';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../domain/modes/dom/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { Comma } from '../../ui/show/comma';

const { board: copy } = domSearchCopy;

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

const Said = ({ title, note }: { title: string; note: string }) => (
  <p>
    <b className="text-16 font-semibold text-ink">{title}</b>
    <span className="block text-12 text-muted">{note}</span>
  </p>
);

/** True if one of the cities has no truck price; only then is the truck the reason. */
const isByDoor = ({ org, dst }: DomOffer, { from, to }: DomSearch): boolean =>
  (from !== null && !hasTruck(from, org.code)) || (to !== null && !hasTruck(to, dst.code));

/** Reason for a missing price; null where there is one. */
function unpriced({ offer, search }: PriceProps): readonly [title: string, note: string] | null {
  const { state, price } = offer;
  if (offerAnswer(offer) === 'N') return [state === 'CLOSED' ? copy.closed : copy.off, ''];
  if (search.isDanger === 'Y') return [copy.byPerson, copy.byPersonNote];
  if (state === 'SOLD_OUT') return [copy.full, ''];
  if (price !== null) return null;
  return isByDoor(offer, search) ? [copy.doorPrice, copy.doorNote] : [copy.noPrice, copy.soon];
}

type PriceProps = { offer: DomOffer; search: DomSearch };

/** Total with and without tax; example quantities are marked. */
export function VoyagePrice(props: PriceProps) {
  const { offer, search } = props;
  const why = unpriced(props);
  if (why) return <Said title={why[0]} note={why[1]} />;
  const { price } = offer;
  if (!price) return null;
  const { net } = splitTax(price.charges);
  const [one] = price.units;
  return (
    <p>
      {search.isTrial && (
        <span className="mr-2 rounded-control bg-warn-tint px-1.5 py-0.5 text-12 text-warn">
          {copy.trialPrice}
          <Comma />
        </span>
      )}
      <b className="text-24 font-semibold whitespace-nowrap text-ink">{formatMoney(price.charges.totalYuan)}</b>
      <span className="block text-12 text-muted">{copy.taxed(search.tax)}</span>
      <span className="block text-12 text-muted">{copy.net(yuan(net))}</span>
      {one && search.boxes > 1 && (
        <span className="block text-12 text-muted">{copy.each(formatMoney(one.total), one.unit)}</span>
      )}
    </p>
  );
}
