import { airPartFor, type Aircraft } from '../../goods/air/aircraft';
import { findAirLimit, airQuestion, airUnit, type AirConditions } from '../../goods/air/limit';
import { MOST_Q, computeQValue } from '../../goods/air/q-value';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, RowValues, ToolMessage, ToolAnswer } from '../tool';

export type QName = 'craft' | 'un' | 'n' | 'pg' | 'pc';
export type QCode =
  | 'fits'
  | 'over'
  | 'unlisted'
  | 'askGroup'
  | 'askPercent'
  | 'forbidden'
  | 'forbiddenHere'
  | 'part'
  | 'noLimit'
  | 'one'
  | 'apart';
export type QFact = 'q';

type Packed = AirConditions & { row: number; unNo: string; net: number };

const readPackedRows = (rows: readonly RowValues[]): Packed[] =>
  rows.map((values) => ({
    row: values.row,
    unNo: values.text('un'),
    net: values.number('n') ?? 0,
    group: PACKING_GROUPS.find((group) => group === values.text('pg')) ?? null,
    percent: values.number('pc'),
  }));

type Row = { says: ToolMessage<QCode>; level: 'MANUAL' | 'BLOCK' | null };

function judgeRow({ row, unNo, net, ...said }: Packed, aircraft: Aircraft): Row {
  const of = { row: String(row), unNo };
  const limit = findAirLimit(unNo, said);
  if (limit === null) return { level: 'MANUAL', says: { code: 'unlisted', of } };
  if (limit === 'ASK') {
    return { level: 'MANUAL', says: { code: airQuestion(unNo) === 'percent' ? 'askPercent' : 'askGroup', of } };
  }
  const part = airPartFor(limit, aircraft);
  if (part === null)
    return {
      level: 'BLOCK',
      says: { code: limit.pax === null && limit.cao === null ? 'forbidden' : 'forbiddenHere', of },
    };
  if (part.most === null) return { level: 'MANUAL', says: { code: 'noLimit', of: { ...of, pi: part.pi } } };
  const unit = airUnit(unNo) ?? '';
  return {
    level: null,
    says: { code: 'part', of: { ...of, net: `${net} ${unit}`, most: `${part.most} ${unit}`, pi: part.pi } },
  };
}

function answer({ values, rows }: ToolInput): ToolAnswer<QCode, QFact, null> {
  const aircraft: Aircraft = values.text('craft') === 'F' ? 'F' : 'P';
  const packed = readPackedRows(rows);
  const all = packed.map((one) => judgeRow(one, aircraft));
  const why = all.map(({ says }) => says);
  const [first] = [...all.filter(({ level }) => level === 'BLOCK'), ...all.filter(({ level }) => level === 'MANUAL')];
  const q = computeQValue(packed, aircraft);
  if (first || q === null) {
    const said = first ?? { level: 'MANUAL' as const, says: { code: 'unlisted' as const } };
    return { level: said.level, says: said.says, why: why.filter((one) => one !== said.says), facts: [], detail: null };
  }
  const of = { q: q.toFixed(1) };
  return {
    level: q <= MOST_Q ? 'NEED_APPROVAL' : 'BLOCK',
    says: { code: q <= MOST_Q ? 'fits' : 'over', of },
    why: [...why, ...(packed.length === 1 ? [{ code: 'one' as const }] : []), { code: 'apart' }],
    facts: [{ name: 'q', says: of.q }],
    detail: null,
  };
}

export const Q_TOOL: DeskTool<QName, QCode, QFact, null> = {
  head: 'tool=q',
  fields: [
    { name: 'craft', kind: 'choice', choices: ['P', 'F'], isNeeded: true },
    { name: 'un', kind: 'unNumber', isInRows: true, isNeeded: true },
    { name: 'n', kind: 'number', least: 0.001, most: 1000, places: 3, isInRows: true, isNeeded: true },
    { name: 'pg', kind: 'choice', choices: PACKING_GROUPS, isInRows: true },
    { name: 'pc', kind: 'number', least: 0.1, most: 100, places: 1, isInRows: true },
  ],
  rows: { least: 1, most: 8 },
  isTimed: false,
  source: TOOL_SOURCES.q,
  answer,
};
