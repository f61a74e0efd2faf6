import { useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';

import { readFlexiQuery, tankAddress } from '../../../domain/modes/flexi/address';
import { FLEXI_LIST } from '../../../domain/modes/flexi/list';
import { pricePerTon } from '../../../domain/modes/flexi/per-ton';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { displaySums, lineKey } from '../../../domain/offer/charges';
import { routePath } from '../../../domain/routes';
import { formatMoney, type Money } from '../../../domain/values/money';
import { selectOfferBoardOf, type OfferBoardActor } from '../../../machines/booking/offer-board';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { Comma } from '../../ui/show/comma';

const { card: copy, board } = flexiSearchCopy;

const select = selectOfferBoardOf(FLEXI_LIST);

const isOrderable = (offer: FlexiOffer): boolean =>
  offer.state === 'OPEN' && offer.price !== null && ['Y', 'R'].includes(offerAnswer(offer));

const bagTotal = ({ price }: FlexiOffer): number => price?.charges.totalUsd.amount ?? Infinity;

export const cheapestBag = (rows: readonly FlexiOffer[]): FlexiOffer | null =>
  rows.filter(isOrderable).toSorted((one, other) => bagTotal(one) - bagTotal(other))[0] ?? null;

const moneyText = (money: Money | null): string => (money ? formatMoney(money) : copy.none);

function Compared({ offer }: { offer: FlexiOffer }) {
  const { others } = offer.detail;
  const asked = readFlexiQuery(useSearch());
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h4 className="text-12 font-normal text-muted">{copy.compare}</h4>
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
        <dt>{copy.flexi}</dt>
        <dd className="text-right font-semibold text-ink">{moneyText(pricePerTon(offer))}</dd>
        <dt>{copy.drums}</dt>
        <dd className="text-right text-ink">{moneyText(others.drums)}</dd>
        <dt>{copy.tank}</dt>
        <dd className="text-right">
          {others.tanks && (
            <span className="mr-3 text-ink">
              {formatMoney(others.tanks)}
              <Comma />
            </span>
          )}
          <Link href={tankAddress(routePath('tankIndex'), asked, null)} className="text-sea underline">
            {copy.seeTank}
          </Link>
        </dd>
      </dl>
    </section>
  );
}

export function BestPriceView({ offer }: { offer: FlexiOffer }) {
  const { price, supplier, detail } = offer;
  if (!price) return null;
  const [told, other] = displaySums(price.charges);
  return (
    <>
      <h4 className="mt-3 text-12 font-normal text-muted">
        {copy.from}：{supplier.nameCn} ·{' '}
        {board.bag(detail.bag.sizeL.toLocaleString('en-US'), flexiSearchCopy.layers[detail.layer])} ·{' '}
        {detail.carrier.nameCn}
      </h4>
      <table className="mt-1 w-full">
        <tbody>
          {price.charges.lines.map((line) => (
            <tr key={lineKey(line)} className="border-t border-line">
              <td className="py-1 pr-2">
                {line.name}
                {line.quantity > 1 && ` × ${line.quantity}`}
              </td>
              <td className="text-right whitespace-nowrap text-ink">{formatMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex items-baseline justify-between gap-3 border-t border-ink pt-2.5">
        <span className="text-12 text-muted">{formatMoney(other)}</span>
        <b className="text-24 font-semibold text-ink">{formatMoney(told)}</b>
      </p>
      <p className="mt-1 text-12 text-muted">{copy.lock}</p>
      <Compared offer={offer} />
    </>
  );
}

export function BestPrice({ board: of }: { board: OfferBoardActor }) {
  const { rows } = useSelector(of, select);
  const best = cheapestBag(rows);
  return best ? <BestPriceView offer={best} /> : null;
}
