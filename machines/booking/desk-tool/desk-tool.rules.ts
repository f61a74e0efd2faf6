import { judge, soughtOf, type ToolJudgement } from '../../../domain/desk/judge';
import { goodsRowOf, goodsText } from '../../../domain/desk/substance';
import type { AnyTool, DueEntry, ToolEntries } from '../../../domain/desk/tool';
import { keyOf, readTyped, typedAt, unreadIn, wordsOf } from '../../../domain/desk/typed';
import { knownWith } from '../../../domain/goods/identity';
import type { LoadGoodsOutcome } from '../load-rows';
import type { PickerReport } from '../picker';
import type { DeskToolContext } from './desk-tool.types';

export const NOTHING: ToolJudgement = { kind: 'blank', missing: [] };

export function readFrom(tool: AnyTool, search: string): Pick<DeskToolContext, 'typed' | 'told' | 'unread'> {
  const typed = readTyped(tool, search);
  return { typed, told: wordsOf(tool, typed), unread: unreadIn(tool, search) };
}

/** True if an address changes the values. An unreadable value that disappears changes nothing. */
export function isOtherThan({ tool, told, unread }: DeskToolContext, search: string): boolean {
  const said = readFrom(tool, search);
  return said.told !== told || said.unread.some((key) => !unread.includes(key));
}

/** New values; unreadable keys stay open until they are typed. */
export const typedAs = (
  { unread }: DeskToolContext,
  typed: ToolEntries,
): Pick<DeskToolContext, 'typed' | 'unread'> => ({
  typed,
  unread: unread.filter((key) => typedAt(typed, key) === ''),
});

export const soughtNow = ({ tool, typed, library, answers }: DeskToolContext) =>
  soughtOf(tool, typed, { library, told: answers });

export const judgedNow = ({ tool, typed, library, answers, now, calendar }: DeskToolContext): ToolJudgement =>
  judge(tool, typed, { library, told: answers }, { now, calendar });

/** Field for a picked substance: the single one, or the first empty row; null when none is free. */
export function keyForGoods({ fields, rows }: AnyTool, typed: ToolEntries): string | null {
  const field = fields.find(({ kind }) => kind === 'goods');
  if (!field) return null;
  if (!field.isInRows) return field.name;
  const free = Array.from({ length: rows?.most ?? 0 }, (_, at) => keyOf(field, at + 1));
  return free.find((key) => typedAt(typed, key) === '') ?? null;
}

export function withPickedGoods({ tool, typed }: DeskToolContext, { option }: PickerReport): ToolEntries {
  const key = keyForGoods(tool, typed);
  return key === null || option.kind !== 'goods' ? typed : { ...typed, [key]: goodsText(option.goods) };
}

export function foundIn(
  { sought, library, answers }: DeskToolContext,
  outcome: LoadGoodsOutcome,
): Partial<DeskToolContext> {
  if (!outcome.ok) return {};
  const rows = sought.map(({ key, row }) => ({ ...goodsRowOf(key, ''), ...row }));
  const known = knownWith({ library, told: answers }, { goods: rows, isDanger: 'Y' }, outcome.found);
  return { library: known.library, answers: known.told };
}

export const dueIn = ({ tool, judged }: Pick<DeskToolContext, 'tool' | 'judged'>): readonly DueEntry[] =>
  judged.kind === 'answered' ? (tool.due?.(judged.answer) ?? []) : [];
