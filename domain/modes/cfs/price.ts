import { rowNature } from '../../goods/nature';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { upToThousandths } from '../../values/thousandths';
import type { CfsRates } from './rates';
import { CFS_BOXES, type CfsBox } from './search';

export type CfsPriceInput = {
  isDanger: 'Y' | 'N';
  /** Every box, with evening or weekend stuffing. `isGeneral`: nothing dangerous in it. */
  boxes: readonly { type: CfsBox; isEvening: boolean; isWeekend: boolean; isGeneral?: boolean }[];
  tons: number;
  /** Tons of general goods in a dangerous order. */
  generalTons?: number;
  placards: number;
  /** Pieces that need the large forklift. */
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

type PriceLine = { unit: string; price: number; quantity: number };

/** A quantity of 0 gets no line. */
const cfsChargeLine = (
  part: ChargePart,
  item: string,
  name: string,
  { unit, price, quantity }: PriceLine,
): ChargeLine[] =>
  quantity > 0 ? [chargeLine({ item, name, unit, unitPrice: { amount: price, currency: YUAN }, quantity, part })] : [];

const station = (item: string, name: string, counted: PriceLine) => cfsChargeLine('STATION', item, name, counted);
const service = (item: string, name: string, counted: PriceLine) => cfsChargeLine('SERVICE', item, name, counted);

const NATURES = ['Y', 'N'] as const;

const GENERAL = '普通货物';

function boxLines({ isDanger, boxes, lash, drayage }: CfsPriceInput, rates: CfsRates): ChargeLine[] {
  const kinds = CFS_BOXES.flatMap((type) => NATURES.map((nature) => ({ type, nature })));
  return kinds.flatMap(({ type, nature }) => {
    const own = boxes.filter((box) => box.type === type && rowNature(box, isDanger) === nature);
    const load = rates.load[nature][type];
    const kind = nature === isDanger ? type : `${type} ${GENERAL}`;
    const of = (quantity: number, price: number) => ({ unit: 'CTN', price, quantity });
    const count = (is: (box: CfsPriceInput['boxes'][number]) => boolean) => own.filter(is).length;
    return [
      ...station('LOAD', `装箱费 ${kind}`, of(own.length, load)),
      ...station(
        'EVE',
        `夜间加班 ${kind}`,
        of(
          count(({ isEvening }) => isEvening),
          roundedUp(load * rates.evening),
        ),
      ),
      ...station(
        'WKE',
        `周末加班 ${kind}`,
        of(
          count(({ isWeekend }) => isWeekend),
          roundedUp(load * rates.weekend),
        ),
      ),
      ...service('LASH', `绑扎加固 ${kind}`, of(lash ? own.length : 0, rates.lash[type])),
      ...service('DRAY', `集港短驳 ${kind}`, of(drayage ? own.length : 0, rates.drayage[nature][type])),
    ];
  });
}

const unloading = (nature: 'Y' | 'N', name: string, tons: number, { unload }: CfsRates) =>
  station('UNL', name, { unit: 'T', price: unload[nature], quantity: tons });

function storing(nature: 'Y' | 'N', name: string, tons: number, days: number, { storage }: CfsRates) {
  const { freeDays, tonDay } = storage[nature];
  return station('WHR', name, {
    unit: 'TD',
    price: tonDay,
    quantity: upToThousandths(tons * Math.max(0, days - freeDays)),
  });
}

function goodsLines(priced: CfsPriceInput, rates: CfsRates): ChargeLine[] {
  const { isDanger, boxes, tons, generalTons = 0, placards, heavy, days } = priced;
  const dangerous = boxes.filter((box) => rowNature(box, isDanger) === 'Y').length;
  // The minimum applies to all goods of the order together.
  const least = upToThousandths(Math.max(0, rates.leastTons - generalTons));
  return [
    ...unloading(isDanger, '卸车费', Math.max(tons, least), rates),
    ...unloading('N', `卸车费 ${GENERAL}`, generalTons, rates),
    ...station('CERT', '装箱证明书', { unit: 'CTN', price: rates.certificate, quantity: dangerous }),
    ...station('PACKER', '持证装箱检查员现场检查', { unit: 'CTN', price: rates.packer, quantity: dangerous }),
    ...station('PLC', '大危标', { unit: 'PCS', price: rates.placard, quantity: placards }),
    ...station('FORK', '大件叉运', { unit: 'PCS', price: rates.fork, quantity: heavy }),
    ...storing(isDanger, '站内堆存', tons, days, rates),
    ...storing('N', `站内堆存 ${GENERAL}`, generalTons, days, rates),
  ];
}

function serviceLines({ boxes, wrap, pallets, photo, weigh, customs }: CfsPriceInput, rates: CfsRates): ChargeLine[] {
  return [
    ...service('WRAP', '缠膜', { unit: 'PCS', price: rates.wrap, quantity: wrap }),
    ...service('PAL', '打托', { unit: 'PCS', price: rates.pallet, quantity: pallets }),
    ...service('PHOTO', '装箱拍照', { unit: 'CTN', price: rates.photo, quantity: photo ? boxes.length : 0 }),
    ...service('VGM', '过磅与 VGM', { unit: 'CTN', price: rates.weigh, quantity: weigh ? boxes.length : 0 }),
    ...(rates.customs === undefined
      ? []
      : service('CUS', '报关费', { unit: 'BL', price: rates.customs, quantity: customs ? 1 : 0 })),
  ];
}

const NOT_INCLUDED = ['送货到站的运输', '提箱、还箱与滞箱', '截港后的改单与移箱', '海关查验费'];

export function cfsCharges(priced: CfsPriceInput, rates: CfsRates): Charges {
  const lines = [...boxLines(priced, rates), ...goodsLines(priced, rates), ...serviceLines(priced, rates)];
  const notIncluded = priced.drayage ? NOT_INCLUDED : [...NOT_INCLUDED, '集港短驳'];
  return { lines, ...sumTotals(lines, rates), notIncluded };
}

const chargedAmount = ({ lines }: Pick<Charges, 'lines'>, charged: string): number =>
  lines.reduce((all, { item, total }) => (item === charged ? all + total.amount : all), 0);

/** Stuffing charge alone; cancellation fees are computed from it. */
export const stuffingCharge = (charges: Pick<Charges, 'lines'>): number => chargedAmount(charges, 'LOAD');

export const storageCharge = (charges: Pick<Charges, 'lines'>): number => chargedAmount(charges, 'WHR');
