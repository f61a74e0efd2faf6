import { codeAnswer, tankFits, permittedTanks } from '../../goods/tank/codes';
import { findDensities } from '../../goods/tank/densities';
import { densitiesApart, isTooHeavy, tankPlan, fillWindow, type FillFigures } from '../../goods/tank/fill';
import { findTankLiquid } from '../../goods/tank/liquids';
import type { TankLiquid, TankWindow } from '../../goods/tank/shapes';
import { isMild } from '../../goods/tank/mild';
import { isTooThick } from '../../goods/tank/thickness';
import { TANK_TYPES, type TankType } from '../../goods/tank/types';
import type { LibraryGoods } from '../../goods/library';
import { TOOL_SOURCES } from '../sources';
import { forExpert, identifiedGoods, whyNone, type NoSubstance } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer, ToolEntries, Values } from '../tool';
import { kgOfTons, parseNumber } from '../../values/typed-number';

export type TankName = 'un' | 'd' | 'food' | 'd15' | 'd50' | 'tf' | 'hot' | 'visc' | 'ty' | 'q';
export type TankCode =
  | NoSubstance
  | 'window'
  | 'fits'
  | 'little'
  | 'noWindow'
  | 'between'
  | 'betweenOne'
  | 'never'
  | 'codeLow'
  | 'noTank'
  | 'people'
  | 'notLiquid'
  | 'toxic'
  | 'rubber'
  | 'lined'
  | 'food'
  | 'passivated'
  | 'materialAsk'
  | 'densityAsk'
  | 'densityOrder'
  | 'densityOff'
  | 'thicknessOff'
  | 'hotLow'
  | 'strict'
  | 'mild'
  | 'heated'
  | 'instead'
  | 'kg'
  | 'operator';
export type TankFact = 'density' | 'percent' | 'least' | 'most' | 'little' | 'codes';

export type TankDetail = { litres: number; least: number; most: number; own: number | null } | null;

type Answer = ToolAnswer<TankCode, TankFact, TankDetail>;
const plainAnswer = (level: Answer['level'], says: ToolMessage<TankCode>): Answer => ({
  level,
  says,
  why: [],
  facts: [],
  detail: null,
});

const readTankType = (values: Values): TankType => {
  const found = TANK_TYPES.find(({ code }) => code === values.text('ty'));
  if (!found) throw new Error('a tank of no type');
  return found;
};

/** Refuses goods in a tank of this code, by the same check as the tank list. */
function codeObjection(goods: LibraryGoods, { tCode }: TankType): Answer | null {
  if (goods.state !== 'LIQUID' && goods.state !== 'GAS') return plainAnswer('BLOCK', { code: 'notLiquid' });
  const required = goods.tankInstruction ?? null;
  const answered = codeAnswer({ unNo: goods.unNo, isKnown: true, required: [required] }, tCode);
  if (answered === 'NONE') return plainAnswer('BLOCK', { code: 'noTank' });
  return answered === 'LOW'
    ? plainAnswer('BLOCK', { code: 'codeLow', of: { required: required ?? '', has: tCode } })
    : null;
}

function objection(goods: LibraryGoods, liquid: TankLiquid | null, type: TankType): Answer | null {
  if (goods.controls.isHighlyToxic) return plainAnswer('BLOCK', { code: 'toxic' });
  const coded = codeObjection(goods, type);
  if (coded) return coded;
  if (liquid?.material === 'RUBBER' && type.lining !== 'RUBBER') return plainAnswer('BLOCK', { code: 'rubber' });
  return liquid?.material === 'PASSIVATED' ? plainAnswer('BLOCK', { code: 'passivated' }) : null;
}

function unsuited(type: TankType, liquid: TankLiquid | null, isFood: boolean): Answer | null {
  if (type.lining === 'RUBBER' && liquid?.material !== 'RUBBER') return plainAnswer('BLOCK', { code: 'lined' });
  return isFood === type.isFood ? null : plainAnswer('BLOCK', { code: 'food' });
}

/** Cases without a table go to a person: gases, and goods with their own tank instruction. */
function forPeople({ state, unNo, tankInstruction = null }: LibraryGoods, { tCode }: TankType): Answer | null {
  const isForPeople = codeAnswer({ unNo, isKnown: true, required: [tankInstruction] }, tCode) === 'PEOPLE';
  return isForPeople || state === 'GAS' ? plainAnswer('MANUAL', { code: 'people' }) : null;
}

const windowFacts = (window: TankWindow, goods: LibraryGoods | null): Answer['facts'] => [
  { name: 'density', says: `${Math.round(window.density * 10_000) / 10_000} kg/L` },
  { name: 'percent', says: `${window.mostPercent}%` },
  { name: 'least', says: { code: 'kg', of: { kg: window.leastKg } } },
  { name: 'most', says: { code: 'kg', of: { kg: window.mostKg } } },
  { name: 'little', says: { code: 'kg', of: { kg: window.littleKg } } },
  ...(goods?.tankInstruction
    ? [{ name: 'codes' as const, says: permittedTanks(goods.tankInstruction).join('、') }]
    : []),
];

function alternativeMessages(
  filled: FillFigures,
  kg: number,
  type: TankType,
  goods: LibraryGoods | null,
): ToolMessage<TankCode>[] {
  const required = goods?.tankInstruction ?? null;
  return TANK_TYPES.filter((one) => one !== type && one.lining === type.lining && one.isFood === type.isFood)
    .filter((one) => goods === null || tankFits(required, one.tCode, goods.unNo !== null))
    .flatMap((one) => {
      const plan = tankPlan(one, filled, kg);
      return plan?.kind === 'fits' && !plan.isLittle
        ? [
            {
              code: 'instead' as const,
              of: { type: one.code, tanks: plan.tanks, each: plan.eachKg, percent: plan.percent },
            },
          ]
        : [];
    })
    .toSorted((one, other) => one.of.tanks - other.of.tanks)
    .slice(0, 2);
}

function planned(filled: FillFigures, type: TankType, goods: LibraryGoods | null, tons: number | null) {
  const window = fillWindow(type, filled);
  const detail = { litres: type.litres, least: window.leastKg, most: window.mostKg, own: null as number | null };
  const of = { type: type.code, least: window.leastKg, most: window.mostKg };
  const kg = tons === null ? null : kgOfTons(tons);
  const plan = kg === null ? null : tankPlan(type, filled, kg);
  if (isTooHeavy(window) && plan?.kind !== 'fits')
    return {
      level: 'BLOCK' as const,
      says: { code: 'noWindow' as const, of: { ...of, little: Math.min(window.littleKg, window.mostKg) } },
      why: [],
      detail,
    };
  if (kg === null) return { level: null, says: { code: 'window' as const, of }, why: [], detail };
  if (plan === null) return { level: 'BLOCK' as const, says: { code: 'never' as const }, why: [], detail };
  if (plan.kind === 'fits') {
    const given = { tanks: plan.tanks, each: plan.eachKg, percent: plan.percent };
    const code = plan.isLittle ? ('little' as const) : ('fits' as const);
    return { level: null, says: { code, of: given }, why: [], detail: { ...detail, own: plan.eachKg } };
  }
  const { tanks, mostKg, leastKg } = plan;
  const given = { type: type.code, tanks, more: tanks + 1, most: mostKg, least: leastKg };
  return {
    level: 'BLOCK' as const,
    says: {
      code: tanks === 0 ? ('betweenOne' as const) : ('between' as const),
      of: { ...given, little: window.littleKg },
    },
    why: alternativeMessages(filled, kg, type, goods),
    detail,
  };
}

function answer({ values }: ToolInput): Answer {
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (identity !== null && goods === null) return forExpert(whyNone(identity, values.text('un')), null);
  const liquid = goods && findTankLiquid(goods.goodsId);
  const type = readTankType(values);
  const isDanger = goods ? goods.unNo !== null : values.text('d') !== 'N';
  const no =
    (goods && objection(goods, liquid, type)) ??
    unsuited(type, liquid, !isDanger && values.has('food')) ??
    (goods && forPeople(goods, type));
  if (no) return no;
  const both = findDensities({ d15: values.number('d15'), d50: values.number('d50') }, liquid);
  if (both === null) return plainAnswer('MANUAL', { code: 'densityAsk' });
  if (both.d50 >= both.d15) return plainAnswer('MANUAL', { code: 'densityOrder' });
  if ((values.number('hot') ?? Infinity) < (values.number('tf') ?? 0)) return plainAnswer('MANUAL', { code: 'hotLow' });
  const fillC = values.number('tf') ?? 20;
  const filled: FillFigures = {
    fillC,
    hottestC: values.number('hot') ?? fillC,
    isDanger,
    isMild: goods !== null && isMild(goods, liquid),
    viscosity: values.number('visc'),
    ...both,
  };
  const { level, says, why, detail } = planned(filled, type, goods, values.number('q'));
  const apart = densitiesApart(both, liquid);
  const isThin = isTooThick(type, filled, goods?.goodsId ?? '');
  const isUnsure =
    apart !== null ||
    isThin ||
    liquid?.material === 'ASK' ||
    (isDanger && liquid === null) ||
    (goods?.doubts.some(({ about }) => about === 'TANK') ?? false);
  const formula: TankCode = fillC > 50 ? 'heated' : filled.isMild || !isDanger ? 'mild' : 'strict';
  return {
    level: level ?? (isUnsure ? 'MANUAL' : null),
    says,
    why: [
      ...why,
      ...(apart === null ? [] : [{ code: 'densityOff' as const, of: { percent: String(apart) } }]),
      ...(isThin ? [{ code: 'thicknessOff' as const, of: { viscosity: String(filled.viscosity) } }] : []),
      ...(liquid?.material === 'ASK' ? [{ code: 'materialAsk' as const }] : []),
      { code: formula },
      { code: 'operator' as const },
    ],
    facts: windowFacts(fillWindow(type, filled), goods),
    detail,
  };
}

/** Dangerous goods are no food; for library goods their answer tells. */
const mayBeFood = (typed: ToolEntries): boolean => (typed['un'] ?? '') !== '' || typed['d'] === 'N';

const isHot = (typed: ToolEntries): boolean => (parseNumber(typed['tf'] ?? '', 1) ?? 0) > 50;

export const TANK_TOOL: DeskTool<TankName, TankCode, TankFact, TankDetail> = {
  head: 'tool=tank',
  fields: [
    { name: 'un', kind: 'goods' },
    { name: 'd', kind: 'choice', choices: ['Y', 'N'], isNeeded: true, isAsked: (typed) => (typed['un'] ?? '') === '' },
    { name: 'food', kind: 'flag', isAsked: mayBeFood },
    { name: 'ty', kind: 'choice', choices: TANK_TYPES.map(({ code }) => code), isNeeded: true },
    { name: 'tf', kind: 'number', least: -40, most: 100, places: 1, isNeeded: true },
    { name: 'hot', kind: 'number', least: -40, most: 130, places: 1, isNeeded: true, isAsked: isHot },
    { name: 'q', kind: 'number', least: 0.001, most: 1000, places: 3 },
    { name: 'd15', kind: 'number', least: 0.4, most: 3, places: 4 },
    { name: 'd50', kind: 'number', least: 0.4, most: 3, places: 4 },
    { name: 'visc', kind: 'number', least: 0.1, most: 1_000_000, places: 1 },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.tank,
  answer,
};
