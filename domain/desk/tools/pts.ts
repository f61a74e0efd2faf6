import { MOST_POINTS, pointFactor, countPoints, pointUnit, summedPoints } from '../../road/points';
import { TOOL_SOURCES } from '../sources';
import { isRead, buildRoadRow, unreadLevel, type NoRoad } from '../road-row';
import type { ToolInput, DeskTool, RowValues, ToolMessage, ToolAnswer } from '../tool';

export type PtsName = 'un' | 'a';
export type PtsCode = NoRoad | 'within' | 'over' | 'never' | 'row' | 'rowMore' | 'pointsFact';
export type PtsFact = 'points' | 'left';

type PointRow = {
  name: string;
  amount: number;
  factor: number;
  points: number;
  unit: ReturnType<typeof pointUnit>;
  notes: readonly ToolMessage<PtsCode>[];
};
type Row = PointRow | { level: 'BLOCK' | 'MANUAL'; says: ToolMessage<PtsCode> };

function buildRow(values: RowValues): Row {
  const read = buildRoadRow(values);
  if (!isRead(read)) return { level: unreadLevel([read]), says: read };
  const { goods, facts, notes } = read;
  const [name, amount] = [goods.nameCn, values.number('a') ?? 0];
  const factor = pointFactor(goods.unNo, facts.category);
  if (factor === null) return { level: 'BLOCK', says: { code: 'never', of: { name } } };
  return { name, amount, factor, points: countPoints(amount, factor), unit: pointUnit(goods), notes };
}

/** The rest is rounded down to whole units. `left`: null when nothing more may be loaded. */
function rowMessage({ name, amount, unit, factor, points }: PointRow, left: number | null): ToolMessage<PtsCode> {
  const of = { name, amount, unit, factor, points };
  return left === null ? { code: 'row', of } : { code: 'rowMore', of: { ...of, rest: Math.floor(left / factor) } };
}

function excessMessages(counted: readonly PointRow[], points: number): ToolMessage<PtsCode>[] {
  const [heaviest] = counted.toSorted((one, other) => other.points - one.points);
  if (points <= MOST_POINTS || !heaviest) return [];
  return [{ code: 'over', of: { points, most: MOST_POINTS, name: heaviest.name, part: heaviest.points } }];
}

function answer({ rows }: ToolInput): ToolAnswer<PtsCode, PtsFact, null> {
  const all = rows.map(buildRow);
  const counted = all.filter((row) => 'factor' in row);
  const refused = all.filter((row) => 'level' in row);
  const points = summedPoints(counted.map((row) => row.points));
  const over = excessMessages(counted, points);
  const blocked = [...refused.flatMap(({ level, says }) => (level === 'BLOCK' ? [says] : [])), ...over];
  const asked = refused.flatMap(({ level, says }) => (level === 'MANUAL' ? [says] : []));
  const notes = counted.flatMap((row) => row.notes);
  const left = Math.max(0, summedPoints([MOST_POINTS, -points]));
  const [first, ...others] = [...blocked, ...asked];
  return {
    level: blocked.length > 0 ? 'BLOCK' : asked.length + notes.length > 0 ? 'MANUAL' : 'NEED_APPROVAL',
    says: first ?? { code: 'within', of: { points, most: MOST_POINTS } },
    why: [...others, ...notes, ...counted.map((row) => rowMessage(row, first ? null : left))],
    // A sum of some rows says nothing about the whole truck.
    facts:
      refused.length > 0
        ? []
        : [
            { name: 'points', says: { code: 'pointsFact', of: { points } } },
            { name: 'left', says: { code: 'pointsFact', of: { points: left } } },
          ],
    detail: null,
  };
}

export const PTS_TOOL: DeskTool<PtsName, PtsCode, PtsFact, null> = {
  head: 'tool=pts',
  fields: [
    { name: 'un', kind: 'goods', isInRows: true, isNeeded: true },
    { name: 'a', kind: 'number', least: 0.001, most: 100_000, places: 3, isInRows: true, isNeeded: true },
  ],
  rows: { least: 1, most: 8 },
  isTimed: false,
  source: TOOL_SOURCES.pts,
  answer,
};
