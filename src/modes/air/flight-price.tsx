import { airUnit } from '../../../domain/goods/air/limit';
import { cheapestFreight, type Ladder } from '../../../domain/modes/air/ladder';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { ChargeableWeight } from '../../../domain/modes/air/weight';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { airBoardCopy as copy } from '../../copy/modes/air/board';
import { freeNow } from './free-words';

type RepackedProps = Pick<AirOffer, 'detail'> & { price: NonNullable<AirOffer['price']> };

const Said = ({ title, note }: { title: string; note?: string }) => (
  <p>
    <b className="text-16 font-semibold text-ink">{title}</b>
    {note !== undefined && <span className="block text-12 text-muted">{note}</span>}
  </p>
);

const Repacked = ({ detail: { upTo, air }, price }: RepackedProps) => (
  <p>
    <s className="text-16 font-semibold whitespace-nowrap text-muted">{formatMoney(price.charges.totalYuan)}</s>
    <span className="block text-12 text-muted">{copy.upTo(upTo ?? 0, airUnit(air?.unNo ?? '') ?? '')}</span>
  </p>
);

function leastWords(charged: number, ladder: Ladder): string {
  const { code, amount } = cheapestFreight(charged, ladder);
  return code === 'M' ? `${copy.least} ${formatMoney({ amount, currency: YUAN })}` : '';
}

export function FlightPrice({
  offer,
  weight,
  isTrial,
}: {
  offer: AirOffer;
  weight: ChargeableWeight;
  isTrial: boolean;
}) {
  const { state, price, detail } = offer;
  if (state === 'SOLD_OUT') return <Said title={copy.full} />;
  if (state === 'CLOSED') return <Said title={copy.closed} />;
  if (offerAnswer(offer) === 'N')
    return price && detail.upTo !== null ? <Repacked {...{ detail, price }} /> : <Said title={copy.off} />;
  if (!price) return <Said title={copy.noPrice} note={copy.soon} />;
  const { totalUsd, totalYuan } = price.charges;
  return (
    <p>
      <b className="text-24 font-semibold whitespace-nowrap text-ink">{formatMoney(totalYuan)}</b>
      <span className="block text-12 text-muted">
        {copy[isTrial ? 'trialTotal' : 'total'](formatMoney(totalUsd), weight.charged)}
      </span>
      <span className="block text-12 text-muted">{leastWords(weight.charged, detail.ladder)}</span>
      <span className="block text-12 text-good">{freeNow(weight, detail.ladder)}</span>
    </p>
  );
}
