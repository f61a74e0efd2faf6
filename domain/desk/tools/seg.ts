import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../goods/together';
import { judgeBoxSegregation, segregationFindings } from '../../order/findings/segregation';
import type { GoodsRow } from '../../goods/row';
import type { Finding } from '../../rules/finding';
import type { BoxVerdict } from '../../goods/segregation-split';
import { strictestVerdict, type VerdictLevel } from '../../goods/verdict';
import { TOOL_SOURCES } from '../sources';
import { judgedGoods, orderedRow, ambiguousGoodsMessages } from '../goods-rows';
import type { ToolInput, DeskTool, ToolAnswer } from '../tool';

export type SegName = 'un';
export type SegCode = `verdict${VerdictLevel}` | 'tooFew' | 'severalGoods';

export type SegDetail = { goods: readonly GoodsRow[]; box: BoxVerdict; findings: readonly Finding[] } | null;

function answer({ rows }: ToolInput): ToolAnswer<SegCode, never, SegDetail> {
  const goods = rows.map(orderedRow);
  const box = judgeBoxSegregation({ goods, isDanger: 'Y' }, ({ key }) => {
    const values = rows[Number(key) - 1];
    return values ? judgedGoods(values) : null;
  });
  if (box === null) return { level: 'MANUAL', says: { code: 'tooFew' }, why: [], facts: [], detail: null };
  const several = ambiguousGoodsMessages(rows);
  const level = strictestVerdict([box.level, ...(several.length > 0 ? (['MANUAL'] as const) : [])]);
  const findings = segregationFindings({ goods, boxes: [] }, box);
  return { level, says: { code: `verdict${level}` }, why: several, facts: [], detail: { goods, box, findings } };
}

export const SEG_TOOL: DeskTool<SegName, SegCode, never, SegDetail> = {
  head: 'tool=seg',
  fields: [{ name: 'un', kind: 'goods', isInRows: true, isNeeded: true }],
  rows: { least: FEWEST_TOGETHER, most: MOST_TOGETHER },
  isTimed: false,
  source: TOOL_SOURCES.seg,
  answer,
};
