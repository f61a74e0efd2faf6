import type { Extra, ServiceType } from '../../desk/services';
import { chargeLine, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, Charges } from '../../offer/charges';
import { roundedUp, YUAN } from '../../values/money';
import { parseWholeNumber } from '../../values/typed-number';
import type { DgdPart } from './fields';
import type { DgdRates } from './rates';

type DgdPriceInput = Pick<
  DgdPart,
  | 'count'
  | 'isRush'
  | 'isMixture'
  | 'components'
  | 'sdsKind'
  | 'markets'
  | 'boxNos'
  | 'isBattery'
  | 'together'
  | 'scope'
>;

/** Included in the price; further ones cost per piece. */
const INCLUDED = { components: 5, boxes: 1, languages: 1, goods: 5 };
const MOST_COUNT = 99;

const beyond = (count: number, included: number): number => Math.max(0, count - included);

/** Extras counted from the form, so that the user enters them only once. */
const MORE: Readonly<Partial<Record<ServiceType, (form: DgdPriceInput) => Partial<Record<Extra, number>>>>> = {
  '1': ({ isMixture, components }) => ({
    component: isMixture === 'Y' ? beyond(components.length, INCLUDED.components) : 0,
  }),
  '2': ({ sdsKind, markets }) => ({
    language: beyond(markets.length, INCLUDED.languages),
    review: Number(sdsKind === 'REVIEW'),
  }),
  '4': ({ boxNos }) => ({ box: beyond(boxNos.length, INCLUDED.boxes) }),
  '5': ({ isBattery }) => ({ battery: Number(isBattery === 'Y') }),
  '7': ({ together }) => ({ goods: beyond(together.length, INCLUDED.goods) }),
  '9': ({ scope }) => ({ yearly: Number(scope === 'YEAR') }),
};

export const extraCounts = (type: ServiceType, form: DgdPriceInput): Partial<Record<Extra, number>> =>
  MORE[type]?.(form) ?? {};

export const SERVICE_NAMES: Readonly<Record<ServiceType, string>> = {
  '1': '货物分类判定',
  '2': 'SDS 编制与审核',
  '3': '危包证代办',
  '4': '海事货申报',
  '5': '空运鉴定',
  '6': '班轮接载预审',
  '7': '拼箱相容性审核',
  '8': '仓储准入审核',
  '9': '应急电话登记',
};

export const EXTRA_NAMES: Readonly<Record<Extra, string>> = {
  component: '第 6 种起的成分',
  language: '另加语言或市场',
  review: '仅审核已有 SDS',
  box: '第 2 箱起',
  battery: '锂电池类',
  goods: '第 6 品起',
  yearly: '企业年度登记',
};

const caseChargeLine = (item: string, name: string, quantity: number, amount: number): ChargeLine =>
  chargeLine({ item, name, unit: 'CASE', quantity, unitPrice: { amount, currency: YUAN }, part: 'SERVICE' });

const sumLines = (lines: readonly ChargeLine[]): number => lines.reduce((all, { total }) => all + total.amount, 0);

function shareLine(item: string, name: string, lines: readonly ChargeLine[], share: number): ChargeLine[] {
  const before = sumLines(lines);
  const change = roundedUp(before * share) - before;
  return change === 0 ? [] : [caseChargeLine(item, name, 1, change)];
}

const NOT_INCLUDED = ['检验费、送检费等代垫费用（实报实销）'];

/** Null when an extra has no rate. */
function extraLines(type: ServiceType, form: DgdPriceInput, { extras }: DgdRates): ChargeLine[] | null {
  const asked = (Object.entries(extraCounts(type, form)) as [Extra, number][]).filter(([, many]) => many > 0);
  const lines = asked.flatMap(([extra, many]) => {
    const each = extras[extra];
    return each === undefined ? [] : [caseChargeLine('DGSX', EXTRA_NAMES[extra], many, each)];
  });
  return lines.length === asked.length ? lines : null;
}

/** Charges at the rates of the quote; null when the count is invalid or an extra has no rate. */
export function dgdCharges(type: ServiceType, form: DgdPriceInput, rates: DgdRates): Charges | null {
  const count = parseWholeNumber(form.count);
  if (count === null || count < 1 || count > MOST_COUNT) return null;
  const extras = extraLines(type, form, rates);
  if (extras === null) return null;
  const plain = [caseChargeLine('DGSV', SERVICE_NAMES[type], count, rates.each), ...extras];
  const { share } = rates.bulk.find(({ from }) => count >= from) ?? { share: 1 };
  const many = [...plain, ...shareLine('DGSB', `批量优惠（${share * 10} 折）`, plain, share)];
  const isRushed = form.isRush && rates.rushShare !== null;
  const lines = [...many, ...(isRushed ? shareLine('DGSR', '加急', many, rates.rushShare ?? 1) : [])];
  return { lines, ...sumTotals(lines, rates), notIncluded: NOT_INCLUDED };
}
