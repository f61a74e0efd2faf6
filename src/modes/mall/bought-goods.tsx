import { lawfulParticulars } from '../../../domain/mall/buyer-papers';
import { approvedParticulars } from '../../../domain/order/receipt/approved';
import { payParticulars } from '../../../domain/mall/paying';
import { gateWords, stabilizerFacts } from '../../../domain/mall/seller';
import { COMPLAIN_DAYS } from '../../../domain/order/changes/complaint';
import type { MallOrder } from '../../../domain/modes/mall/receipt';
import { isGivenUp, HOLDING_STATES, type OrderState } from '../../../domain/order/life/lifecycle';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { placeName, unitName } from '../../copy/mall/names';
import { mallReceiptCopy as copy } from '../../copy/modes/mall/receipt';
import { ToldMishaps } from '../../features/order-answer/mishaps';
import type { OpenPhoto } from '../../trade/papers/shown-photos';
import { FactsCard, FactsList, TitledCard, type Facts } from '../../trade/papers/facts-card';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

const piecesText = ({ pack, pieces }: MallOrder['lines'][number]): string =>
  pack === 'BULK' || pack === 'BAG' ? '' : `${pieces} ${unitName(pack)}`;

function goodsFacts({ lines, taken }: MallOrder): Facts {
  return [
    ...lines.map((line) => [`${line.nameCn} ${line.grade}`, copy.line(line.kg, piecesText(line))] as const),
    ...stabilizerFacts(lines),
    [copy.lots, taken.map(copy.lot).join('\n')],
  ];
}

const HANDED_OVER: Record<MallOrder['delivery']['way'], (city: string) => string> = {
  SELF: () => copy.fetched,
  SEND: (city) => copy.sent(placeName(city)),
  CARRIED: () => copy.carried,
};

function deliveryFacts({ city, gate, delivery, loads, leadDays }: MallOrder): Facts {
  const { way, toCity, address, person, phone, at, plateNo } = delivery;
  return [
    [copy.from, placeName(city)],
    ...(way === 'SEND'
      ? []
      : ([
          [copy.gate, gateWords(gate)],
          [copy.hours, copy.open],
        ] as const)),
    [copy.delivery, HANDED_OVER[way](toCity)],
    ...(address === '' ? [] : [[copy.address, address] as const]),
    [copy.at[way], at.replace('T', ' ')],
    ...(person === '' ? [] : [[copy.person[way], [person, phone].filter(Boolean).join('\n')] as const]),
    ...(plateNo === '' ? [] : [[copy.plateNo, plateNo] as const]),
    ...(loads > 1 ? [[copy.loads, copy.apart(loads)] as const] : []),
    [copy.ready, copy.days(leadDays)],
  ];
}

const isBeforeLeaving = (state: OrderState): boolean =>
  HOLDING_STATES.slice(0, HOLDING_STATES.indexOf('CARGO_IN')).includes(state);

type BoughtGoodsProps = { order: MallOrder; onOpen: OpenPhoto };

export function BoughtGoodsView({ order, onOpen }: BoughtGoodsProps) {
  const { orderNo, fees, state, complaints, approved, lawful, paying } = order;
  return (
    <>
      <TitledCard title={copy.title}>
        <FactsList facts={goodsFacts(order)} />
        {isGivenUp(state) && <p className="mt-3 text-muted">{copy.given}</p>}
        <p className="mt-3 text-12 text-muted">{copy.vat(order.delivery.way === 'SEND')}</p>
        <p className="text-12 text-muted">{copy.fees(yuan(fees.confirmed), yuan(fees.booked))}</p>
        <p className="text-12 text-muted">{copy.objection(COMPLAIN_DAYS)}</p>
      </TitledCard>
      <ToldMishaps title={copy.complaints} mishaps={complaints} isOfWay={false} onOpen={onOpen} />
      <TitledCard title={copy.delivery}>
        <FactsList facts={deliveryFacts(order)} />
        {isBeforeLeaving(state) && (
          <p className="mt-3 text-12 text-muted print:hidden">
            {order.delivery.way === 'CARRIED' ? copy.changes.carried : copy.changes.own}
          </p>
        )}
      </TitledCard>
      {paying && <FactsCard title={copy.paying} facts={payParticulars(paying, orderNo)} />}
      {lawful && <FactsCard title={copy.lawful} facts={lawfulParticulars(lawful)} />}
      {approved && <FactsCard title={copy.approved} facts={approvedParticulars(approved)} />}
    </>
  );
}
