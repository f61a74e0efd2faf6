import { strictestVerdict, type VerdictLevel } from '../../goods/verdict';
import type { SegregatedGoods } from '../../goods/segregation';
import { goodsRowName, segregationFacts } from '../../order/findings/segregation';
import { pairLevel, truckPair, type MixReason, type TruckPair } from '../../road/mixing';
import { judgedGoods, orderedRow, ambiguousGoodsMessages } from '../goods-rows';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer } from '../tool';

export type MixroadName = 'un' | 'cl';
export type MixroadCode = `verdict${VerdictLevel}` | 'tooFew' | 'severalGoods' | `pair-${MixReason}`;

/** Classes to pick when only the class is known. */
export const ASKED_CLASSES = [
  '1',
  '1.4',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;

/** `at`: positions of the two in the load, because the same goods may appear twice. */
export type JudgedPair = TruckPair & { at: string; one: string; other: string; level: VerdictLevel };
export type MixroadDetail = readonly JudgedPair[] | null;

type Load = { name: string; goods: SegregatedGoods };

const classLoad = (hazardClass: string): Load => ({
  name: hazardClass,
  goods: { unNo: null, hazardClass, subRisks: [], groups: [], sixteenB: null, burns: null },
});

function readLoads({ values, rows }: ToolInput): Load[] {
  const goods = rows.map((row, at) => {
    const ordered = orderedRow(row, at);
    return { name: goodsRowName(ordered), goods: segregationFacts(ordered, () => judgedGoods(row)) };
  });
  const hazardClass = values.text('cl');
  return hazardClass === '' ? goods : [...goods, classLoad(hazardClass)];
}

const judgePairs = (loads: readonly Load[]): JudgedPair[] =>
  loads.flatMap((one, at) =>
    loads.slice(at + 1).map((other, after) => {
      const pair = truckPair(one.goods, other.goods);
      return { ...pair, at: `${at}-${at + 1 + after}`, one: one.name, other: other.name, level: pairLevel(pair) };
    }),
  );

const pairMessages = ({ reason, one, other }: JudgedPair): ToolMessage<MixroadCode>[] =>
  reason === null ? [] : [{ code: `pair-${reason}`, of: { one, other } }];

function answer(asked: ToolInput): ToolAnswer<MixroadCode, never, MixroadDetail> {
  const pairs = judgePairs(readLoads(asked));
  if (pairs.length === 0) return { level: null, says: { code: 'tooFew' }, why: [], facts: [], detail: null };
  const several = ambiguousGoodsMessages(asked.rows);
  const level = strictestVerdict([...pairs.map((pair) => pair.level), ...several.map(() => 'MANUAL' as const)]);
  return {
    level,
    says: { code: `verdict${level}` },
    why: [...several, ...pairs.flatMap(pairMessages)],
    facts: [],
    detail: pairs,
  };
}

export const MIXROAD_TOOL: DeskTool<MixroadName, MixroadCode, never, MixroadDetail> = {
  head: 'tool=mixroad',
  fields: [
    { name: 'un', kind: 'goods', isInRows: true, isNeeded: true },
    { name: 'cl', kind: 'choice', choices: ASKED_CLASSES },
  ],
  rows: { least: 1, most: 6 },
  isTimed: false,
  source: TOOL_SOURCES.mixroad,
  answer,
};
