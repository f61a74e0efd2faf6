import { chargeLine, totalsOf } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { upToThousandths } from '../../values/thousandths';
import type { CfsRates } from './rates';
import { CFS_BOXES, type CfsBox } from './search';

/** What a price is counted from. */
export type Priced = {
  isDanger: 'Y' | 'N';
  /** Every box, and whether it is stuffed in the evening or on a weekend. */
  boxes: readonly { type: CfsBox; isEvening: boolean; isWeekend: boolean }[];
  tons: number;
  placards: number;
  /** Pieces that a large fork lifts. */
  heavy: number;
  /** Days from the first truck to the last stuffing. */
  days: number;
  lash: boolean;
  drayage: boolean;
  wrap: number;
  pallets: number;
  photo: boolean;
  weigh: boolean;
  customs: boolean;
};

type Counted = { unit: string; price: number; quantity: number };

/** What there is none of has no line. */
const line = (part: ChargePart, item: string, name: string, { unit, price, quantity }: Counted): ChargeLine[] =>
  quantity > 0 ? [chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part })] : [];

const station = (item: string, name: string, counted: Counted) => line('STATION', item, name, counted);
const service = (item: string, name: string, counted: Counted) => line('SERVICE', item, name, counted);

function boxLines({ isDanger, boxes, lash, drayage }: Priced, rates: CfsRates): ChargeLine[] {
  return CFS_BOXES.flatMap((type) => {
    const own = boxes.filter((box) => box.type === type);
    const load = rates.load[isDanger][type];
    const of = (quantity: number, price: number) => ({ unit: 'CTN', price, quantity });
    const count = (is: (box: Priced['boxes'][number]) => boolean) => own.filter(is).length;
    return [
      ...station('LOAD', `装箱费 ${type}`, of(own.length, load)),
      ...station(
        'EVE',
        `夜间加班 ${type}`,
        of(
          count(({ isEvening }) => isEvening),
          roundedUp(load * rates.evening),
        ),
      ),
      ...station(
        'WKE',
        `周末加班 ${type}`,
        of(
          count(({ isWeekend }) => isWeekend),
          roundedUp(load * rates.weekend),
        ),
      ),
      ...service('LASH', `绑扎加固 ${type}`, of(lash ? own.length : 0, rates.lash[type])),
      ...service('DRAY', `集港短驳 ${type}`, of(drayage ? own.length : 0, rates.drayage[isDanger][type])),
    ];
  });
}

function goodsLines({ isDanger, boxes, tons, placards, heavy, days }: Priced, rates: CfsRates): ChargeLine[] {
  const dangerous = isDanger === 'Y' ? boxes.length : 0;
  const { freeDays, tonDay } = rates.storage[isDanger];
  const stored = upToThousandths(tons * Math.max(0, days - freeDays));
  return [
    ...station('UNL', '卸车费', {
      unit: 'T',
      price: rates.unload[isDanger],
      quantity: Math.max(tons, rates.leastTons),
    }),
    ...station('CERT', '装箱证明书', { unit: 'CTN', price: rates.certificate, quantity: dangerous }),
    ...station('PACKER', '持证装箱检查员现场检查', { unit: 'CTN', price: rates.packer, quantity: dangerous }),
    ...station('PLC', '大危标', { unit: 'PCS', price: rates.placard, quantity: placards }),
    ...station('FORK', '大件叉运', { unit: 'PCS', price: rates.fork, quantity: heavy }),
    ...station('WHR', '站内堆存', { unit: 'TD', price: tonDay, quantity: stored }),
  ];
}

function serviceLines({ boxes, wrap, pallets, photo, weigh, customs }: Priced, rates: CfsRates): ChargeLine[] {
  return [
    ...service('WRAP', '缠膜', { unit: 'PCS', price: rates.wrap, quantity: wrap }),
    ...service('PAL', '打托', { unit: 'PCS', price: rates.pallet, quantity: pallets }),
    ...service('PHOTO', '装箱拍照', { unit: 'CTN', price: rates.photo, quantity: photo ? boxes.length : 0 }),
    ...service('VGM', '过磅与VGM', { unit: 'CTN', price: rates.weigh, quantity: weigh ? boxes.length : 0 }),
    ...(rates.customs === undefined
      ? []
      : service('CUS', '报关费', { unit: 'BL', price: rates.customs, quantity: customs ? 1 : 0 })),
  ];
}

/** What no total of a station holds. */
const NOT_INCLUDED = ['送货到站的运输', '提箱、还箱与滞箱', '截港后的改单与移箱', '海关查验费'];

export function cfsCharges(priced: Priced, rates: CfsRates): Charges {
  const lines = [...boxLines(priced, rates), ...goodsLines(priced, rates), ...serviceLines(priced, rates)];
  const notIncluded = priced.drayage ? NOT_INCLUDED : [...NOT_INCLUDED, '集港短驳'];
  return { lines, ...totalsOf(lines), notIncluded };
}

/** What was charged for stuffing alone: what giving an order up is counted from. */
export const loadingOf = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((all, { item, total }) => (item === 'LOAD' ? all + total.amount : all), 0);
