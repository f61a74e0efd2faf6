import {
  isShut,
  strictestShut,
  TUNNEL_GRADES,
  TUNNEL_LINES,
  type TunnelGrade,
  type TunnelLine,
} from '../../road/tunnels';
import { isRead, isUnread, buildRoadRow, unreadLevel, type NoRoad } from '../road-row';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer } from '../tool';

export type TunName = 'load' | 'un';
export type TunCode = NoRoad | 'shut' | 'open' | 'codeRow';
export type TunFact = 'shut';

export type TunDetail = readonly (TunnelLine & { isShut: boolean })[] | null;

const shutGrades = (from: TunnelGrade | null): readonly TunnelGrade[] =>
  TUNNEL_GRADES.filter((grade) => isShut(grade, from));

function answer({ values, rows }: ToolInput): ToolAnswer<TunCode, TunFact, TunDetail> {
  const read = rows.map(buildRoadRow);
  const known = read.filter(isRead);
  const [unread, ...others] = read.filter(isUnread);
  const codes = known.map(({ goods, facts }): ToolMessage<TunCode> => {
    const of = { name: goods.nameCn, code: facts.tunnel };
    return { code: 'codeRow', of };
  });
  // An unread row may have a stricter tunnel code than all others.
  if (unread)
    return {
      level: unreadLevel([unread, ...others]),
      says: unread,
      why: [...others, ...codes],
      facts: [],
      detail: null,
    };
  const notes = known.flatMap((row) => row.notes);
  const from = strictestShut(
    known.map(({ facts }) => facts.tunnel),
    values.text('load') === 'T',
  );
  const grades = shutGrades(from).join('、');
  return {
    level: notes.length > 0 ? 'MANUAL' : null,
    says: from === null ? { code: 'open' } : { code: 'shut', of: { grades } },
    why: [...notes, ...codes],
    facts: from === null ? [] : [{ name: 'shut', says: grades }],
    detail: TUNNEL_LINES.map((line) => ({ ...line, isShut: isShut(line.grade, from) })),
  };
}

export const TUN_TOOL: DeskTool<TunName, TunCode, TunFact, TunDetail> = {
  head: 'tool=tun',
  fields: [
    { name: 'load', kind: 'choice', choices: ['P', 'T'], isNeeded: true },
    { name: 'un', kind: 'goods', isInRows: true, isNeeded: true },
  ],
  rows: { least: 1, most: 8 },
  isTimed: false,
  source: TOOL_SOURCES.tun,
  answer,
};
