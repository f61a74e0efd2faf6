import * as v from 'valibot';

import type { TruckForm } from '../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { hubClosesAt } from '../../../domain/modes/truck/part-reading';
import { partIn, startsAt, trucksIn, vehicleOf } from '../../../domain/modes/truck/reading';
import type { TruckUnit } from '../../../domain/modes/truck/receipt';
import { containerNoIn, isContainerNo } from '../../../domain/order/container-number';
import { isTankTruck } from '../../../domain/modes/truck/vehicles';
import type { Unit } from '../../../domain/order/unit';
import { daysAfter, isDay, type Day } from '../../../domain/values/days';
import { HOUR_MS } from '../../../domain/values/spans';
import { seededOf } from '../../offers/seeded';
import type { Equipment } from '../../after/equipment/words';
import type { Snapshot } from '../mode';
import { BROKEN_DOWN } from './mishap-names';
import { tripOf } from './ordered';

type Ordered = Snapshot<TruckForm, TruckQuote>;

const PARTS = {
  no: '车牌号',
  trailerNo: '挂车号',
  driver: '驾驶员',
  driverPaper: '驾驶员证件末四位',
  escort: '押运员',
  escortPaper: '押运员证件末四位',
  testDue: '罐体或车辆下次检验',
} as const satisfies Record<keyof TruckUnit, string>;

/** The box that stands on a chassis: whoever orders one may not know it yet. */
const BOX_PART = { boxNo: '箱号' } as const;

const unit = v.object({
  no: v.string(),
  trailerNo: v.string(),
  driver: v.string(),
  driverPaper: v.string(),
  escort: v.string(),
  escortPaper: v.string(),
  testDue: v.string(),
  boxNo: v.exactOptional(v.string()),
});
/** As it is kept with an order. */
export type KeptUnit = v.InferOutput<typeof unit>;

const PLATE = /^[\u4E00-\u9FFF][A-Z][A-Z0-9]{5,6}(?:挂)?$/;
const PAPER = /^[0-9X]{4}$/;
const NAME = /^.{2,20}$/;

type Asked = { trucks: number; backOn: Day; isDanger: boolean; isBoxed: boolean };

const isBoxed = ({ quote }: Pick<Ordered, 'quote'>): boolean => vehicleOf(quote).kind === 'SKEL';

/** The last day on which it is out. */
const backOn = ({ form, quote }: Ordered): Day =>
  partIn(quote) ? quote.offer.detail.backOn : tripOf(form, quote).backOn;

const askedOf = (order: Ordered): Asked => ({
  trucks: trucksIn(order.form) ?? 1,
  backOn: backOn(order),
  isDanger: order.form.isDanger === 'Y',
  isBoxed: isBoxed(order),
});

function boxWrong({ no, boxNo = '' }: KeptUnit): string[] {
  if (boxNo.trim() === '') return [`${no} 未登记箱号`];
  return isContainerNo(containerNoIn(boxNo)) ? [] : [`${no} 的箱号 ${boxNo} 不正确，请核对校验位`];
}

/** Every dangerous load has an escort of its own. */
function wrongOf(one: KeptUnit, asked: Asked): string[] {
  const { no, driver, driverPaper, escort, escortPaper, testDue } = one;
  return [
    ...(PLATE.test(no) ? [] : [`车牌号 ${no} 格式不正确`]),
    ...(NAME.test(driver) && PAPER.test(driverPaper) ? [] : [`${no} 的驾驶员与证件末四位不全`]),
    ...(!asked.isDanger || (NAME.test(escort) && PAPER.test(escortPaper)) ? [] : [`${no} 的押运员与证件末四位不全`]),
    ...(isDay(testDue) && testDue >= asked.backOn ? [] : [`${no} 的检验到期日早于返回日 ${asked.backOn}`]),
    ...(asked.isBoxed ? boxWrong(one) : []),
  ];
}

/** Where the trucks of a carrier are registered, as a plate says it. */
const REGIONS: Readonly<Record<string, readonly [province: string, city: string]>> = {
  LXWY: ['沪', 'A'],
  DYGY: ['鲁', 'C'],
  QHLY: ['苏', 'F'],
  BYTC: ['浙', 'B'],
  HMTY: ['鄂', 'A'],
  YZZX: ['粤', 'A'],
  SLWY: ['津', 'A'],
  JCWL: ['渝', 'A'],
};
const SURNAMES = ['沈', '卢', '顾', '陆', '温', '傅'] as const;

const digits = (count: number, seed: string): string => String(seededOf(10 ** count, seed)).padStart(count, '0');

/** Trucks of an invented carrier, and people who are not there. */
function proposed(order: Ordered, orderNo: string, today: Day): KeptUnit[] {
  const { trucks, backOn: until, isDanger } = askedOf(order);
  // Whoever shares a truck is told of the same one.
  const of = partIn(order.quote) ? order.quote.offer.offerId : orderNo;
  const region = (REGIONS[order.quote.offer.detail.carrier] ?? []).join('');
  const isLong = vehicleOf(order.quote).axles > 3;
  return Array.from({ length: trucks }, (_, at) => {
    const seed = (what: string) => `${of} ${at} ${what}`;
    const who = (what: string) => `${SURNAMES[seededOf(SURNAMES.length, seed(what))] ?? SURNAMES[0]}师傅`;
    return {
      no: `${region}${digits(5, seed('plate'))}`,
      trailerNo: isLong ? `${region}${digits(4, seed('trailer'))}挂` : '',
      driver: who('driver'),
      driverPaper: digits(4, seed('driver paper')),
      escort: isDanger ? who('escort') : '',
      escortPaper: isDanger ? digits(4, seed('escort paper')) : '',
      testDue: daysAfter(until > today ? until : today, 30 + seededOf(300, seed('test'))),
      ...(isBoxed(order) && { boxNo: at === 0 ? order.form.boxNo.trim() : '' }),
    };
  });
}

/** Those who load are told who comes; later somebody else comes only where the truck or its people fail. */
const RENAMED_HOURS = 6;

const twiceIn = (numbers: readonly string[]): string | undefined =>
  numbers.find((number, at) => number !== '' && numbers.indexOf(number) < at);

/** Trucks are named as they are sent: plates, who drives, who escorts. */
export const truckEquipment: Equipment<TruckForm, TruckQuote> = {
  noun: '车',
  parts: PARTS,
  moreParts: (order) => (isBoxed(order) ? BOX_PART : {}),
  proposed,
  freeUntil: backOn,
  isShared: ({ quote }) => partIn(quote) !== null,
  renamed: {
    until: ({ form, quote }) => (partIn(quote) ? hubClosesAt(quote) : startsAt(form, quote)) - RENAMED_HOURS * HOUR_MS,
    mishap: BROKEN_DOWN,
    late: `装货前 ${RENAMED_HOURS} 小时内不能换车换人；车辆或人员不能出车的，请先登记“${BROKEN_DOWN}”`,
  },
  named(order, units) {
    const read = v.safeParse(v.array(unit), units);
    const asked = askedOf(order);
    if (!read.success || read.output.length !== asked.trucks) return { wrong: `需登记 ${asked.trucks} 辆车` };
    const twice = twiceIn(read.output.map(({ no }) => no));
    const boxTwice = asked.isBoxed ? twiceIn(read.output.map(({ boxNo = '' }) => containerNoIn(boxNo))) : undefined;
    const wrong = [
      ...read.output.flatMap((one) => wrongOf(one, asked)),
      ...(twice === undefined ? [] : [`车牌号 ${twice} 重复`]),
      ...(boxTwice === undefined ? [] : [`箱号 ${boxTwice} 重复`]),
    ];
    return wrong.length > 0 ? { wrong: wrong.join('；') } : { units: read.output };
  },
};

/** What is washed, what is shared, and what is neither. */
export function kindOf({ quote }: Pick<Ordered, 'quote'>): 'TANK' | 'PART' | 'FULL' {
  if (partIn(quote)) return 'PART';
  return isTankTruck(vehicleOf(quote)) ? 'TANK' : 'FULL';
}

/** As they were kept with an order. */
export const truckUnitsIn = (units: readonly Unit[]): KeptUnit[] =>
  units.flatMap((one) => {
    const read = v.safeParse(unit, one);
    return read.success ? [read.output] : [];
  });
