import { tidySum } from '../../offer/containers';
import { roadKm } from '../../mall/places';
import { unitPrice } from '../../mall/price';
import { grossWeightKg } from '../../mall/quantity';
import { sendPrice } from '../../mall/send';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { YUAN } from '../../values/money';
import type { MallPart } from './fields';
import type { MallRates } from './rates';
import type { MallLine, MallSearch } from './search';

type MallPriceInput = { search: Pick<MallSearch, 'city' | 'lines' | 'loads'>; rates: MallRates };

export const GOODS_ITEM = 'GDS';

const yuan = (amount: number) => ({ amount, currency: YUAN });

/** Price per kg in fen, by the total of all packs of the product; null without rates. */
function pricePerKg({ productId, sold }: MallLine, { search, rates }: MallPriceInput): number | null {
  const own = rates.products[productId];
  const kg = tidySum(search.lines.flatMap((line) => (line.productId === productId ? line.kg : [])));
  return own ? unitPrice(own, sold.adderYuanPerKg, kg) : null;
}

function goodsLines(priced: MallPriceInput): ChargeLine[] | null {
  const lines = priced.search.lines.flatMap((line) => {
    const perKg = pricePerKg(line, priced);
    const name = `${line.row.nameCn} ${line.grade}`.trim();
    return perKg === null
      ? []
      : [chargeLine({ item: GOODS_ITEM, name, unit: 'KG', unitPrice: yuan(perKg), quantity: line.kg, part: 'GOODS' })];
  });
  return lines.length === priced.search.lines.length ? lines : null;
}

/** One line per truckload; null without a city, or when a line cannot go by truck. */
function freightLines({ search, rates }: MallPriceInput, toCity: string): ChargeLine[] | null {
  const km = roadKm(search.city, toCity);
  if (km === null || search.lines.some(({ isSendable }) => !isSendable)) return null;
  return search.loads.map((load, at) => {
    const loaded = search.lines.filter((_, at) => load.includes(at));
    const grossKg = tidySum(loaded.map(({ sold, kg }) => grossWeightKg(sold, kg)));
    const isDanger = loaded.some(({ row }) => row.hazardClass !== '');
    const { total, trucks } = sendPrice({ km, grossKg, isDanger }, rates.send);
    const quantity = trucks ?? 1;
    const apart = search.loads.length > 1 ? `，第 ${at + 1} 批` : '';
    const name = `送货 ${km} 公里（${trucks === null ? '零担' : '整车'}${apart}）`;
    return chargeLine({
      item: 'FRT',
      name,
      unit: trucks === null ? 'BL' : 'VEH',
      unitPrice: yuan(total / quantity),
      quantity,
      part: 'ROAD',
    });
  });
}

const NOT_INCLUDED = {
  SELF: ['提货车辆与押运（自提由买方安排）'],
  SEND: ['卸货与入库（由收货方安排）'],
  CARRIED: ['运输（按同时提交的运输订单另计）'],
} as const;

export function mallCharges({ way, toCity }: Pick<MallPart, 'way' | 'toCity'>, priced: MallPriceInput): Charges | null {
  const goods = goodsLines(priced);
  const freight = way === 'SEND' ? freightLines(priced, toCity) : [];
  if (goods === null || freight === null) return null;
  const lines = [...goods, ...freight];
  return { lines, ...sumTotals(lines, priced.rates), notIncluded: [...NOT_INCLUDED[way || 'SELF']] };
}

export const sumGoods = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((sum, { part, total }) => (part === 'GOODS' ? sum + total.amount : sum), 0);
