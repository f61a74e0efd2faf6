import {
  bagBears,
  bagLoad,
  bagsFor,
  cargoKg,
  HOTTEST_FILL_C,
  mostLitres,
  ROAD_KG_US,
} from '../../goods/tank/flexitank';
import { TOOL_SOURCES } from '../sources';
import { goodsIn, substanceOf } from '../substance';
import type { Asked, DeskTool, Said, ToolAnswer } from '../tool';

export type BagName = 'un' | 'd' | 'rho' | 't' | 'v' | 'q';
export type BagCode =
  | 'danger'
  | 'hidden'
  | 'flammable'
  | 'swells'
  | 'gasses'
  | 'unknown'
  | 'hot'
  | 'fits'
  | 'many'
  | 'tooLittle'
  | 'tooMuch'
  | 'tooHeavy'
  | 'custom'
  | 'road'
  | 'litres'
  | 'kg'
  | 'carrier';
export type BagFact = 'litres' | 'bag' | 'percent' | 'kg' | 'bags';

/** IMDG 2.3.1.2: with such a flash point nothing is harmless. */
const FLAMMABLE_BELOW = 60;

type Answer = ToolAnswer<BagCode, BagFact, null>;
const refused = (says: Said<BagCode>): Answer => ({ level: 'BLOCK', says, why: [], facts: [], detail: null });

/** Why the goods go into no bag, whatever they weigh. */
function refusal({ values }: Asked): Said<BagCode> | null {
  const goods = substanceOf(values.goods('un'));
  const isNumbered = goods === null && goodsIn(values.text('un')).unNo !== '';
  if (values.text('d') === 'Y' || isNumbered) return { code: 'danger' };
  if (goods?.unNo) return { code: 'hidden', of: { name: goods.nameCn, unNo: goods.unNo } };
  const flash = goods?.flashPointC ?? null;
  if (flash !== null && flash <= FLAMMABLE_BELOW) return { code: 'flammable', of: { degrees: String(flash) } };
  const bears = goods ? bagBears(goods.goodsId) : null;
  if (bears === 'swells' || bears === 'gasses') return { code: bears };
  const degrees = values.number('t') ?? 0;
  return degrees > HOTTEST_FILL_C ? { code: 'hot', of: { degrees, most: HOTTEST_FILL_C } } : null;
}

function answer(asked: Asked): Answer {
  const { values } = asked;
  const no = refusal(asked);
  if (no !== null) return refused(no);
  const density = values.number('rho') ?? 1;
  const tons = values.number('q');
  const shared = tons === null ? null : bagsFor(tons * 1000, density);
  const litres = values.number('v') ?? shared?.litres ?? mostLitres(density);
  const load = bagLoad(litres, density);
  if (load.kind === 'tooLittle' || load.kind === 'tooMuch') return refused({ code: load.kind, of: { litres } });
  if (load.kind === 'tooHeavy') return refused({ code: 'tooHeavy', of: { kg: load.kg, instead: load.instead } });
  const { bag, kg } = load;
  const bags =
    shared && !values.has('v') ? shared.bags : tons === null ? 1 : Math.ceil((tons * 1000) / cargoKg(litres, density));
  const goods = substanceOf(values.goods('un'));
  const isKnown = goods !== null && bagBears(goods.goodsId) === 'fine';
  return {
    level: isKnown ? 'NEED_APPROVAL' : 'MANUAL',
    says:
      bags === 1
        ? { code: 'fits', of: { litres, size: bag.sizeL, percent: bag.percent, kg } }
        : { code: 'many', of: { bags, litres, size: bag.sizeL, percent: bag.percent, kg } },
    why: [
      ...(isKnown ? [] : [{ code: 'unknown' as const }]),
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

/** How much goes into a flexitank, and whether anything may at all. */
export const BAG_TOOL: DeskTool<BagName, BagCode, BagFact, null> = {
  head: 'tool=bag',
  fields: [
    { name: 'd', kind: 'choice', choices: ['N', 'Y'], isNeeded: true },
    { name: 'un', kind: 'goods' },
    { name: 'rho', kind: 'number', least: 0.6, most: 1.6, places: 4, isNeeded: true },
    { name: 't', kind: 'number', least: -40, most: 100, places: 1, isNeeded: true },
    { name: 'v', kind: 'number', least: 1, most: 100_000, places: 0 },
    { name: 'q', kind: 'number', least: 0.001, most: 1000, places: 3 },
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.bag,
  answer,
};
