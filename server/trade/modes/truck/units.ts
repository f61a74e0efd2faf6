import * as v from 'valibot';

import type { CaseOption } from '../../../../domain/house/act-fields';
import { isCarriedAsDangerous } from '../../../../domain/modes/truck/cargo';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { quotedHubClosing } from '../../../../domain/modes/truck/part-reading';
import {
  readDriverCount,
  quotedPart,
  readRows,
  loadingStart,
  countTrucks,
  vehicleOf,
} from '../../../../domain/modes/truck/reading';
import {
  NAME_SHAPE,
  type NamedUnit,
  PAPER_SHAPE,
  type TruckUnitFault,
  truckUnitFaults,
  type UnitPart,
  unitNames,
  unitParts,
  type UnitNeeds,
  normaliseUnits,
} from '../../../../domain/modes/truck/units';
import { NAMED_UNIT } from '../../../../domain/modes/truck/units-shape';
import { isTankTruck } from '../../../../domain/modes/truck/vehicles';
import { PLATE_SHAPE } from '../../../../domain/order/trucks/truck-fields';
import type { Unit } from '../../../../domain/order/boxes/unit';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { HOUR_MS } from '../../../../domain/values/spans';
import { seededInteger } from '../../offers/seeded';
import type { Equipment } from '../after/equipment';
import type { Snapshot } from '../mode';
import { BROKEN_DOWN } from './mishap-names';
import { goodsFromLibrary, requireTrip } from './ordered';
import { daysUntilReturn } from './stock';
import type { TruckWay } from './way';

type TruckSnapshot = Snapshot<TruckForm, TruckQuote>;

const PERSON = { kind: 'pattern', pattern: NAME_SHAPE.source, message: '请填写 2 到 20 字的姓名' } as const;
const PAPER = { kind: 'pattern', pattern: PAPER_SHAPE.source, message: '证件末四位应为 3 位数字加数字或 X' } as const;
const PLATE = { kind: 'pattern', pattern: PLATE_SHAPE.source, message: '车牌号格式不正确' } as const;
const TRAILER = {
  kind: 'pattern',
  pattern: `${PLATE_SHAPE.source.slice(0, -1)}(?<=挂)$`,
  message: '挂车号格式不正确，以“挂”字结尾',
} as const;

const COLUMNS: Readonly<Record<UnitPart, Omit<CaseOption, 'key'>>> = {
  no: { name: '车牌号', check: PLATE },
  trailerNo: { name: '挂车号', check: TRAILER },
  driver: { name: '驾驶员', check: PERSON },
  driverPaper: { name: '驾驶员证件末四位', check: PAPER },
  driver2: { name: '第二驾驶员', check: PERSON },
  driver2Paper: { name: '第二驾驶员证件末四位', check: PAPER },
  escort: { name: '押运员', check: PERSON },
  escortPaper: { name: '押运员证件末四位', check: PAPER },
  escort2: { name: '第二押运员', check: PERSON },
  escort2Paper: { name: '第二押运员证件末四位', check: PAPER },
  testDue: { name: '罐体或车辆下次检验', check: { kind: 'day' } },
  boxNo: { name: '箱号', check: { kind: 'container' } },
};

const WRONG: Readonly<Record<TruckUnitFault['code'], (fault: TruckUnitFault) => string>> = {
  count: ({ what }) => `需登记 ${what} 辆车`,
  plate: ({ no }) => (no === '' ? '请填写车牌号' : `车牌号 ${no} 格式不正确`),
  trailer: ({ no, what }) => (what === '' ? `${no} 为半挂车，请填写挂车号` : `挂车号 ${what} 格式不正确`),
  driver: ({ no }) => `${no} 的驾驶员与证件末四位不全`,
  driver2: ({ no }) => `${no} 为双驾，第二驾驶员与证件末四位不全`,
  escort: ({ no }) => `${no} 的押运员与证件末四位不全`,
  escort2: ({ no }) => `${no} 装运剧毒化学品，第二押运员与证件末四位不全`,
  test: ({ no, what }) => `${no} 的检验到期日早于返回日 ${what}`,
  box: ({ no, what }) => (what === '' ? `${no} 未登记箱号` : `${no} 的箱号 ${what} 不正确，请核对校验位`),
  twice: ({ what }) => `${what} 重复：同一车辆、挂车、箱或人员不能登记两次`,
};

const named = NAMED_UNIT;
export type KeptUnit = NamedUnit;

const isSemi = ({ quote }: Pick<TruckSnapshot, 'quote'>): boolean => vehicleOf(quote).axles > 3;

const returnDay = ({ form, quote }: TruckSnapshot): Day =>
  quotedPart(quote) ? quote.offer.detail.backOn : requireTrip(form, quote).backOn;

const requiredUnits = (order: TruckSnapshot): UnitNeeds => {
  const { form, quote } = order;
  const rows = readRows(form, quote, goodsFromLibrary);
  return {
    trucks: countTrucks(form) ?? 1,
    backOn: returnDay(order),
    isDanger: isCarriedAsDangerous(rows),
    isToxic: rows.some(({ isDanger, goods }) => isDanger && goods?.controls.isHighlyToxic === true),
    isSemi: isSemi(order),
    isDouble: readDriverCount(form, quote) > 1,
    isBoxed: vehicleOf(quote).kind === 'SKEL',
  };
};

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
const BLANK_UNIT = { trailerNo: '', driver: '', driverPaper: '', escort: '', escortPaper: '', testDue: '' };
const SURNAMES = ['沈', '卢', '顾', '陆', '温', '傅'] as const;

const digits = (count: number, seed: string): string => String(seededInteger(10 ** count, seed)).padStart(count, '0');

/** Fictional trucks and people, for demos only. */
function proposed(order: TruckSnapshot, orderNo: string, today: Day): KeptUnit[] {
  const asked = requiredUnits(order);
  // Orders on one shared truck get the same one.
  const of = quotedPart(order.quote) ? order.quote.offer.offerId : orderNo;
  const region = (REGIONS[order.quote.offer.detail.carrier] ?? []).join('');
  const from = seededInteger(SURNAMES.length, of);
  const lastDay = asked.backOn > today ? asked.backOn : today;
  const units = Array.from({ length: asked.trucks }, (_, at): KeptUnit => {
    const seed = (what: string) => `${of} ${at} ${what}`;
    const person = (what: string, place: number) => ({
      [what]: `${SURNAMES[(from + place) % SURNAMES.length] ?? SURNAMES[0]}师傅`,
      [`${what}Paper`]: digits(4, seed(what)),
    });
    return {
      driver: '',
      driverPaper: '',
      escort: '',
      escortPaper: '',
      no: `${region}${digits(5, seed('plate'))}`,
      trailerNo: `${region}${digits(4, seed('trailer'))}挂`,
      ...person('driver', 0),
      ...person('driver2', 1),
      ...person('escort', 2),
      ...person('escort2', 3),
      testDue: daysAfter(lastDay, 30 + seededInteger(300, seed('test'))),
      boxNo: at === 0 ? order.form.boxNo.trim() : '',
    };
  });
  return normaliseUnits(units, asked);
}

function onRoad(order: TruckSnapshot, units: readonly KeptUnit[]) {
  const { quote } = order;
  const part = quotedPart(quote);
  const first = dayAt(part ? quotedHubClosing(quote) : loadingStart(order.form, quote));
  return {
    names: units.flatMap(unitNames),
    days: daysUntilReturn(first, returnDay(order)),
    trip: part ? quote.offer.offerId : null,
  };
}

/** Hours before loading after which renaming requires a breakdown: the loading site has been notified. */
const RENAMED_HOURS = 6;

export const truckEquipment: Equipment<TruckForm, TruckQuote> = {
  noun: '车',
  columns: (order) => unitParts(requiredUnits(order)).map((key) => ({ key, ...COLUMNS[key] })),
  count: ({ form }) => countTrucks(form) ?? 1,
  onRoad: (order, units) => onRoad(order, readTruckUnits(units)),
  proposed,
  freeUntil: returnDay,
  renamed: {
    until: ({ form, quote }) =>
      (quotedPart(quote) ? quotedHubClosing(quote) : loadingStart(form, quote)) - RENAMED_HOURS * HOUR_MS,
    mishap: BROKEN_DOWN,
    late: `装货前 ${RENAMED_HOURS} 小时内不能换车换人；车辆或人员不能出车的，请先登记“${BROKEN_DOWN}”`,
  },
  named(order, units) {
    const asked = requiredUnits(order);
    const kept = normaliseUnits(readTruckUnits(units), asked);
    const wrong = truckUnitFaults(kept, asked);
    return wrong.length > 0 ? { wrong: wrong.map((fault) => WRONG[fault.code](fault)).join('；') } : { units: kept };
  },
};

export function truckWayKind({ quote }: Pick<TruckSnapshot, 'quote'>): TruckWay['kind'] {
  if (quotedPart(quote)) return 'PART';
  return isTankTruck(vehicleOf(quote)) ? 'TANK' : 'FULL';
}

export const readTruckUnits = (units: readonly Unit[]): KeptUnit[] =>
  units.flatMap((one) => {
    const read = v.safeParse(named, { ...BLANK_UNIT, ...one });
    return read.success ? [read.output] : [];
  });
