import { densityOff } from '../../goods/tank/density';
import {
  BAG_DENSITY,
  bagBears,
  bagPlan,
  FLAMMABLE_UP_TO_C,
  HOTTEST_FILL_C,
  ROAD_KG_US,
} from '../../goods/tank/flexitank';
import { TOOL_SOURCES } from '../sources';
import { readGoodsText, identifiedGoods } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer } from '../tool';
import { kgOfTons } from '../../values/typed-number';

export type BagName = 'un' | 'd' | 'rho' | 't' | 'v' | 'q';
export type BagCode =
  | 'danger'
  | 'hidden'
  | 'flammable'
  | 'solid'
  | 'swells'
  | 'gasses'
  | 'unknown'
  | 'densityOff'
  | 'hot'
  | 'fits'
  | 'many'
  | 'tooLittle'
  | 'tooMuch'
  | 'tooHeavy'
  | 'between'
  | 'twoAmounts'
  | 'custom'
  | 'road'
  | 'litres'
  | 'kg'
  | 'carrier';
export type BagFact = 'litres' | 'bag' | 'percent' | 'kg' | 'bags';

type Answer = ToolAnswer<BagCode, BagFact, null>;
const refused = (says: ToolMessage<BagCode>): Answer => ({ level: 'BLOCK', says, why: [], facts: [], detail: null });

function refusal({ values }: ToolInput): ToolMessage<BagCode> | null {
  const goods = identifiedGoods(values.goods('un'));
  const isNumbered = goods === null && readGoodsText(values.text('un')).unNo !== '';
  if (values.text('d') === 'Y' || isNumbered) return { code: 'danger' };
  if (goods?.unNo) return { code: 'hidden', of: { name: goods.nameCn, unNo: goods.unNo } };
  const flash = goods?.flashPointC ?? null;
  if (flash !== null && flash <= FLAMMABLE_UP_TO_C) return { code: 'flammable', of: { degrees: String(flash) } };
  if (goods && goods.state !== 'LIQUID') return { code: 'solid', of: { known: goods.nameCn } };
  const bears = goods ? bagBears(goods.goodsId) : null;
  if (bears === 'swells' || bears === 'gasses') return { code: bears };
  const degrees = values.number('t') ?? 0;
  return degrees > HOTTEST_FILL_C ? { code: 'hot', of: { degrees, most: HOTTEST_FILL_C } } : null;
}

function answer(asked: ToolInput): Answer {
  const { values } = asked;
  const no = refusal(asked);
  if (no !== null) return refused(no);
  const density = values.number('rho') ?? 1;
  const tons = values.number('q');
  const wanted = tons === null ? null : kgOfTons(tons);
  const plan = bagPlan({ kg: wanted, litres: values.number('v') }, density);
  if (plan.kind === 'between') {
    const { bags, mostKg: most, leastKg: least } = plan;
    return refused({ code: 'between', of: { fewer: bags - 1, most, bags, least } });
  }
  if (plan.kind === 'tooHeavy') return refused({ code: 'tooHeavy', of: { kg: plan.kg, instead: plan.instead } });
  if (plan.kind !== 'fits') return refused({ code: plan.kind, of: { litres: plan.litres } });
  const { bag, bags, kg, litres } = plan;
  if (wanted !== null && values.has('v') && Math.abs(bags * kg - wanted) > bags)
    return {
      ...refused({ code: 'twoAmounts', of: { bags, litres, kg: bags * kg, tons: String(tons) } }),
      level: 'MANUAL',
    };
  const goods = identifiedGoods(values.goods('un'));
  const isKnown = goods !== null && bagBears(goods.goodsId) === 'fine';
  const off = densityOff(density, values.number('t') ?? 0, goods);
  return {
    level: isKnown && off === null ? 'NEED_APPROVAL' : 'MANUAL',
    says:
      bags === 1
        ? { code: 'fits', of: { litres, size: bag.sizeL, percent: bag.percent, kg } }
        : { code: 'many', of: { bags, litres, size: bag.sizeL, percent: bag.percent, kg } },
    why: [
      ...(isKnown ? [] : [{ code: 'unknown' as const }]),
      ...(off === null ? [] : [{ code: 'densityOff' as const, of: { percent: String(off) } }]),
      ...(bag.isStocked ? [] : [{ code: 'custom' as const, of: { size: bag.sizeL } }]),
      ...(kg > ROAD_KG_US ? [{ code: 'road' as const, of: { most: ROAD_KG_US } }] : []),
      { code: 'carrier' as const },
    ],
    facts: [
      { name: 'litres', says: { code: 'litres', of: { litres } } },
      { name: 'bag', says: { code: 'litres', of: { litres: bag.sizeL } } },
      { name: 'percent', says: `${bag.percent}%` },
      { name: 'kg', says: { code: 'kg', of: { kg } } },
      { name: 'bags', says: String(bags) },
    ],
    detail: null,
  };
}

export const BAG_TOOL: DeskTool<BagName, BagCode, BagFact, null> = {
  head: 'tool=bag',
  fields: [
    { name: 'd', kind: 'choice', choices: ['N', 'Y'], isNeeded: true },
    { name: 'un', kind: 'goods' },
    { name: 'rho', kind: 'number', ...BAG_DENSITY, places: 4, isNeeded: true },
    { name: 't', kind: 'number', least: -40, most: 100, places: 1, isNeeded: true },
    { name: 'v', kind: 'number', least: 1, most: 100_000, places: 0 },
    { name: 'q', kind: 'number', least: 0.001, most: 1000, places: 3 },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.bag,
  answer,
};
