import { tidySum } from '../../offer/containers';
import { isPurchaseBar } from '../../mall/purchase-right';
import type { Delivery, PurchaseGroup, PurchaseLine } from '../../mall/purchase';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { Charges } from '../../offer/charges';
import { MOST_GOODS } from '../../order/goods/most-goods';
import { YUAN } from '../../values/money';
import type { MallOffer } from './detail';
import { mallOfferId, type MallQuery } from './search';

export const isOrderable = ({
  isLeft,
  price,
  gateAnswer,
}: Pick<PurchaseLine, 'isLeft' | 'price' | 'gateAnswer'>): boolean =>
  !isLeft && price !== null && !isPurchaseBar(gateAnswer);

export type OrderBar = 'over' | 'faulty' | 'tooMany';

export type Orderable = { asked: MallQuery; offer: MallOffer; charges: Charges; bar: OrderBar | null };

function findOrderBar(lines: readonly PurchaseLine[], isOver: boolean): OrderBar | null {
  if (lines.some(({ fault }) => fault !== null)) return 'faulty';
  if (lines.length > MOST_GOODS) return 'tooMany';
  return isOver ? 'over' : null;
}

function groupCharges({ orderFreight: freight }: PurchaseGroup, lines: readonly PurchaseLine[]): Charges {
  const yuan = (amount: number) => ({ amount, currency: YUAN });
  const goods = lines.map(({ nameCn, price, kg }) =>
    chargeLine({
      item: 'GDS',
      name: nameCn,
      unit: 'KG',
      unitPrice: yuan(price?.perKg ?? 0),
      quantity: kg,
      part: 'GOODS',
    }),
  );
  const sent = freight
    ? [
        chargeLine({
          item: 'FRT',
          name: '',
          unit: 'VEH',
          unitPrice: yuan(freight.total),
          quantity: 1,
          part: 'ROAD',
        }),
      ]
    : [];
  const charged = [...goods, ...sent];
  return { lines: charged, ...sumTotals(charged), notIncluded: [] };
}

export function buildOrderable(group: PurchaseGroup, { way, to }: Delivery, isOver: boolean): Orderable | null {
  const lines = group.lines.filter(isOrderable);
  if (lines.length === 0) return null;
  const wanted = lines.map(({ productId, pack, kg }) => ({ productId, pack, kg }));
  const asked: MallQuery = { city: group.city, way, to: way === 'SEND' ? to : '', lines: wanted };
  const charges = groupCharges(group, lines);
  return {
    asked,
    charges,
    bar: findOrderBar(lines, isOver),
    offer: {
      offerId: mallOfferId(asked),
      mode: 'MALL',
      supplier: null,
      org: null,
      dst: null,
      leavesAt: null,
      arrivesAt: null,
      cutoffs: [],
      closesAt: null,
      state: 'OPEN',
      left: [],
      acceptance: { level: 'PASS', reason: '', source: '', edition: '', notice: '' },
      price: { charges, units: [] },
      detail: { city: group.city, kg: tidySum(lines.map(({ kg }) => kg)), leadDays: 0 },
    },
  };
}
