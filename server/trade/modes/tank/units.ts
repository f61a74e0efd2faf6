import * as v from 'valibot';

import { CLEANING_GRADES } from '../../../../domain/goods/tank/grades';
import type { CaseOption } from '../../../../domain/house/act-fields';
import type { TankForm } from '../../../../domain/modes/tank/form';
import type { TankQuote } from '../../../../domain/modes/tank/quote';
import { ruleFactsFromForm, tankReturnDay, readTankCount } from '../../../../domain/modes/tank/reading';
import {
  type UnitFault,
  unitFaults,
  normaliseUnits,
  type TankUnit,
  type UnitNeeds,
} from '../../../../domain/modes/tank/units';
import { withCheckDigit } from '../../../../domain/order/boxes/container-number';
import type { Unit } from '../../../../domain/order/boxes/unit';
import { daysAfter, type Day } from '../../../../domain/values/days';
import { seededInteger } from '../../offers/seeded';
import type { Equipment } from '../after/equipment';
import type { Snapshot } from '../mode';

type TankSnapshot = Snapshot<TankForm, TankQuote>;

const TEXT = { kind: 'pattern', pattern: '^[^|]{2,40}$', message: '请填写 2 到 40 字' } as const;

const NUMBER: CaseOption[] = [
  { key: 'no', name: '罐号', check: { kind: 'container' } },
  { key: 'testDue', name: '下次检验', check: { kind: 'day' } },
];
const LAST: CaseOption = { key: 'last', name: '上一载货物', check: TEXT };
const WASHING: CaseOption[] = [
  {
    key: 'grade',
    name: '清洗等级',
    check: {
      kind: 'pattern',
      pattern: `^[${CLEANING_GRADES.join('')}]$`,
      message: `请填写 ${CLEANING_GRADES.join('、')}`,
    },
  },
  { key: 'washedOn', name: '清洗日期', check: { kind: 'day' } },
  { key: 'inspector', name: '检查人', check: TEXT },
];

/** A new tank had no earlier cargo; one that reloads the same cargo is not washed. */
const COLUMNS: Readonly<Record<UnitNeeds['last'], CaseOption[]>> = {
  NONE: NUMBER,
  SAME: [...NUMBER, LAST],
  DEDICATED: [...NUMBER, LAST, ...WASHING],
  CLEANED: [...NUMBER, LAST, ...WASHING],
};

const WRONG: Readonly<Record<UnitFault['code'], (no: string) => string>> = {
  count: (tanks) => `需登记 ${tanks} 个罐号`,
  number: (no) => `罐号 ${no} 格式或校验位不正确`,
  twice: (no) => `罐号 ${no} 重复`,
  test: (no) => `${no} 的检验到期日早于还罐日`,
  lastNew: (no) => `${no} 需为新罐，没有上一载货物`,
  lastOther: (no) => `${no} 的上一载货物需与本票相同`,
  lastFood: (no) => `${no} 为食品级，需写明上三载货物`,
  washed: (no) => `${no} 的清洗证明不全：上一载货物、清洗等级、清洗日期、检查人缺一不可`,
};

const typed = v.optional(v.string(), '');
const unit = v.object({
  no: v.string(),
  testDue: typed,
  last: typed,
  grade: typed,
  washedOn: typed,
  inspector: typed,
});

const lastCargoOrCleaned = ({ form, quote }: Pick<TankSnapshot, 'form' | 'quote'>) =>
  ruleFactsFromForm(form, quote).last || 'CLEANED';

function requiredUnits({ form, quote }: Pick<TankSnapshot, 'form' | 'quote'>, today: Day): UnitNeeds {
  const { way, cargo } = ruleFactsFromForm(form, quote);
  return {
    tanks: readTankCount(form) ?? 1,
    goods: cargo.name,
    last: lastCargoOrCleaned({ form, quote }),
    isFood: cargo.isFood,
    backBy: way?.backBy ?? today,
    today,
  };
}

const SERIALS = 1_000_000;
const INSPECTORS = ['沈砚', '卢汀', '顾屿', '陆衡'] as const;

/** Demo tank numbers of a fictional operator; the fourth letter U marks freight containers. */
function proposed(order: TankSnapshot, orderNo: string, today: Day): TankUnit[] {
  const { tanks, goods, last, isFood, backBy } = requiredUnits(order, today);
  const owner = `${(order.quote.offer.supplier?.code ?? 'TANK').slice(0, 3)}U`;
  const own = { NONE: '', SAME: goods, DEDICATED: goods, CLEANED: isFood ? '甘油、丙二醇、甘油' : '乙二醇' }[last];
  return Array.from({ length: tanks }, (_, at) => {
    const seed = (what: string, most: number) => seededInteger(most, `${orderNo} ${at} ${what}`);
    const serial = (seededInteger(SERIALS, `${orderNo} units`) + at) % SERIALS;
    const isBlank = last === 'NONE' || last === 'SAME';
    return {
      no: withCheckDigit(`${owner}${String(serial).padStart(6, '0')}`),
      testDue: daysAfter(backBy, 30 + seed('test', 400)),
      last: own,
      grade: isBlank ? '' : order.quote.rates.grade || CLEANING_GRADES[0],
      washedOn: isBlank ? '' : daysAfter(today, -1 - seed('washed', 5)),
      inspector: isBlank ? '' : (INSPECTORS[seed('who', INSPECTORS.length)] ?? INSPECTORS[0]),
    };
  });
}

/** Tanks are named at release, each with its washing certificate. */
export const tankEquipment: Equipment<TankForm, TankQuote> = {
  noun: '罐',
  columns: (order) => COLUMNS[lastCargoOrCleaned(order)],
  count: ({ form }) => readTankCount(form) ?? 1,
  proposed,
  freeUntil: ({ form, quote }) => tankReturnDay(form, quote),
  named(order, units: readonly Unit[], today) {
    const read = v.safeParse(v.array(unit), units);
    const asked = requiredUnits(order, today);
    if (!read.success) return { wrong: WRONG.count(String(asked.tanks)) };
    const wrong = unitFaults(read.output, asked);
    return wrong.length > 0
      ? { wrong: wrong.map(({ code, no }) => WRONG[code](no)).join('；') }
      : { units: normaliseUnits(read.output) };
  },
};

export const readTankUnits = (units: readonly Unit[]): TankUnit[] =>
  units.flatMap((one) => {
    const read = v.safeParse(unit, one);
    return read.success ? [read.output] : [];
  });
