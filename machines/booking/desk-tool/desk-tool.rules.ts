import { judgeTool, findSoughtGoods, type ToolJudgement } from '../../../domain/desk/judge';
import { buildGoodsRow, goodsText } from '../../../domain/desk/substance';
import type { AnyTool, DueEntry, ToolEntries } from '../../../domain/desk/tool';
import { fieldKey, readTyped, typedText, unreadableKeys, describeTyped } from '../../../domain/desk/typed';
import { addKnownGoods } from '../../../domain/goods/identity';
import type { LoadGoodsOutcome } from '../load-rows';
import type { PickerReport } from '../picker';
import type { DeskToolContext } from './desk-tool.types';

export const NOTHING: ToolJudgement = { kind: 'blank', missing: [] };

export function readToolSearch(tool: AnyTool, search: string): Pick<DeskToolContext, 'typed' | 'told' | 'unread'> {
  const typed = readTyped(tool, search);
  return { typed, told: describeTyped(tool, typed), unread: unreadableKeys(tool, search) };
}

/** True if an address changes the values. An unreadable value that disappears changes nothing. */
export function isOtherThan({ tool, told, unread }: DeskToolContext, search: string): boolean {
  const said = readToolSearch(tool, search);
  return said.told !== told || said.unread.some((key) => !unread.includes(key));
}

/** New values; unreadable keys stay open until they are typed. */
export const typedAs = (
  { unread }: DeskToolContext,
  typed: ToolEntries,
): Pick<DeskToolContext, 'typed' | 'unread'> => ({
  typed,
  unread: unread.filter((key) => typedText(typed, key) === ''),
});

export const soughtNow = ({ tool, typed, library, answers }: DeskToolContext) =>
  findSoughtGoods(tool, typed, { library, told: answers });

export const judgedNow = ({ tool, typed, library, answers, now, calendar, prices }: DeskToolContext): ToolJudgement =>
  judgeTool(tool, typed, { library, told: answers }, { now, calendar, prices });

/** Field for a picked substance: the single one, or the first empty row; null when none is free. */
export function keyForGoods({ fields, rows }: AnyTool, typed: ToolEntries): string | null {
  const field = fields.find(({ kind }) => kind === 'goods');
  if (!field) return null;
  if (!field.isInRows) return field.name;
  const free = Array.from({ length: rows?.most ?? 0 }, (_, at) => fieldKey(field, at + 1));
  return free.find((key) => typedText(typed, key) === '') ?? null;
}

export function withPickedGoods({ tool, typed }: DeskToolContext, { option }: PickerReport): ToolEntries {
  const key = keyForGoods(tool, typed);
  return key === null || option.kind !== 'goods' ? typed : { ...typed, [key]: goodsText(option.goods) };
}

export function withFoundGoods(
  { sought, library, answers }: DeskToolContext,
  outcome: LoadGoodsOutcome,
): Partial<DeskToolContext> {
  if (!outcome.ok) return {};
  const rows = sought.map(({ key, row }) => ({ ...buildGoodsRow(key, ''), ...row }));
  const known = addKnownGoods({ library, told: answers }, { goods: rows, isDanger: 'Y' }, outcome.found);
  return { library: known.library, answers: known.told };
}

export const dueEntries = ({ tool, judged }: Pick<DeskToolContext, 'tool' | 'judged'>): readonly DueEntry[] =>
  judged.kind === 'answered' ? (tool.due?.(judged.answer) ?? []) : [];
