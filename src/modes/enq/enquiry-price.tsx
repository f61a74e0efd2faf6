import { useSelector } from '@xstate/react';

import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { modeWishName } from '../../../domain/modes/enq/ways';
import { isBoxless } from '../../../domain/modes/enq/wish';
import { tidySum } from '../../../domain/offer/containers';
import type { GoodsRow } from '../../../domain/goods/row';
import { parseNumber } from '../../../domain/values/typed-number';
import { countBoxes } from '../../../domain/order/blocks/load';
import type { InstantPrice } from '../../../domain/order/enquiry/instant-price';
import { formatMoney } from '../../../domain/values/money';
import {
  selectEnquiryPrice,
  type EnquiryPriceActor,
  type EnquiryPriceView as View,
} from '../../../machines/order/enquiry-price';
import { isDrawnAlike } from '../../../machines/support/drawn-alike';
import { enquiryPriceCopy as copy } from '../../copy/modes/enq-price';
import { weekdayText } from '../../copy/words/moment-words';
import { TextLink } from '../../ui/press/text-link';
import { laneWords, pricesAddress } from './enquiry-looks';

const grossKgOf = ({ grossKg }: GoodsRow): number => parseNumber(grossKg, 2) ?? 0;
const volumeOf = ({ volume }: GoodsRow): number => parseNumber(volume, 3) ?? 0;

/** Quantity of the price; the tank type follows from the goods, so only tanks are counted. */
function priceQuantity({ boxes, goods, modeWish }: EnquiryForm, { mode }: InstantPrice): string {
  if (isBoxless(modeWish)) return copy.load(tidySum(goods.map(grossKgOf)), tidySum(goods.map(volumeOf)));
  const all = countBoxes(boxes).reduce((sum, { count }) => sum + count, 0);
  if (mode === 'TANK') return copy.tanks(all);
  return mode === 'FLEXI' ? copy.bags(all) : boxes.map(({ type, count }) => `${type} × ${count}`).join('、');
}

function enquiryDigest(asked: EnquiryForm, price: InstantPrice): string {
  const { isDanger, goods } = asked;
  const unNos = [...new Set(goods.map(({ unNo }) => unNo.trim()))].join('、');
  return [
    modeWishName(price.mode),
    laneWords({ ...asked, ...price }),
    priceQuantity(asked, price),
    isDanger === 'Y' ? copy.danger(unNos) : copy.harmless,
  ].join(' · ');
}

function Told({ asked, price }: { asked: EnquiryForm; price: InstantPrice }) {
  const { supplier, leavesAt, charges } = price;
  return (
    <>
      <p className="mt-2 text-24 font-semibold text-ink">{copy.from(formatMoney(charges.totalUsd))}</p>
      <p className="text-12 text-muted">{copy.other(formatMoney(charges.totalYuan))}</p>
      <p className="mt-2 text-ink">{enquiryDigest(asked, price)}</p>
      <p className="text-ink">{copy.leaves(supplier.nameCn, weekdayText(leavesAt))}</p>
      {charges.notIncluded.length > 0 && (
        <p className="mt-1 text-12 text-muted">{copy.leftOut(charges.notIncluded.join('、'))}</p>
      )}
      <p className="mt-1 text-12 text-muted">{copy.decides}</p>
    </>
  );
}

export function EnquiryPriceView({ view }: { view: View }) {
  if (view.stage === 'none') return null;
  return (
    <section aria-labelledby="instant-price" className="rounded-card border border-line bg-surface p-4">
      <h2 id="instant-price" className="text-16">
        {copy.title}
      </h2>
      <div role="status">
        {view.stage === 'told' && view.price !== null ? (
          <Told asked={view.asked} price={view.price} />
        ) : (
          <p className="mt-2 text-muted">{copy[view.stage === 'told' ? 'none' : view.stage]}</p>
        )}
      </div>
      {view.stage === 'told' && view.price !== null && (
        <p className="mt-2">
          <TextLink href={pricesAddress(view.asked)}>{copy.all}</TextLink>
        </p>
      )}
    </section>
  );
}

export const EnquiryPrice = ({ actor }: { actor: EnquiryPriceActor }) => (
  <EnquiryPriceView view={useSelector(actor, selectEnquiryPrice, isDrawnAlike)} />
);
