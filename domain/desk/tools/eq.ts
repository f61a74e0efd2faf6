import { exceptedFit, MOST_EXCEPTED_PACKAGES, type ExceptedFit } from '../../road/excepted';
import { isRead, isUnread, buildRoadRow, unreadLevel, type NoRoad, type RoadRow } from '../road-row';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, RowValues, ToolMessage, ToolAnswer } from '../tool';

export type EqName = 'un' | 'i' | 'n' | 'p';
export type EqCode =
  | NoRoad
  | 'fits'
  | 'none'
  | 'innerMillilitres'
  | 'innerGrams'
  | 'outer'
  | 'packages'
  | 'codeRow'
  | 'declared'
  | 'outerFact'
  | 'packagesFact';
export type EqFact = 'outer' | 'packages';

type Packed = RoadRow & { inner: number; count: number };

const packedRow = (read: RoadRow, values: RowValues): Packed => ({
  ...read,
  inner: values.number('i') ?? 0,
  count: values.number('n') ?? 0,
});

function refusalMessage(fit: ExceptedFit, packed: readonly Packed[]): ToolMessage<EqCode> | null {
  const goods = 'row' in fit ? packed[fit.row]?.goods : undefined;
  const of = { name: goods?.nameCn ?? '' };
  switch (fit.kind) {
    case 'none':
      return { code: 'none', of };
    case 'inner':
      return { code: goods?.state === 'SOLID' ? 'innerGrams' : 'innerMillilitres', of: { ...of, most: fit.most } };
    case 'outer':
      return { code: 'outer', of: { of: fit.of, most: fit.most } };
    case 'packages':
      return { code: 'packages', of: { most: fit.most } };
    case 'fits':
      return null;
  }
}

function answer({ values, rows }: ToolInput): ToolAnswer<EqCode, EqFact, null> {
  const read = rows.map((row) => ({ row, read: buildRoadRow(row) }));
  const [unread, ...others] = read.map((one) => one.read).filter(isUnread);
  if (unread) return { level: unreadLevel([unread, ...others]), says: unread, why: others, facts: [], detail: null };
  const packed = read.flatMap((one) => (isRead(one.read) ? [packedRow(one.read, one.row)] : []));
  const packages = values.number('p') ?? 0;
  const inners = packed.map(({ facts, inner, count }) => ({ code: facts.excepted, inner, count }));
  const fit = exceptedFit(inners, packages);
  const refusal = refusalMessage(fit, packed);
  const codes = packed.map(({ goods, facts }): ToolMessage<EqCode> => {
    const of = { name: goods.nameCn, code: facts.excepted };
    return { code: 'codeRow', of };
  });
  const notes = packed.flatMap((row) => row.notes);
  const isCounted = fit.kind === 'fits' || fit.kind === 'outer';
  return {
    // Codes are known from practice, not checked against the text of the standard: the list itself decides.
    level: refusal !== null ? 'BLOCK' : notes.length > 0 ? 'MANUAL' : 'PASS_CHECK_DGL',
    says: refusal ?? { code: 'fits', of: { packages: MOST_EXCEPTED_PACKAGES } },
    why: [...notes, ...codes, ...(refusal === null ? [{ code: 'declared' as const }] : [])],
    facts: [
      ...(isCounted ? [{ name: 'outer' as const, says: { code: 'outerFact' as const, of: fit } }] : []),
      { name: 'packages', says: { code: 'packagesFact', of: { of: packages, most: MOST_EXCEPTED_PACKAGES } } },
    ],
    detail: null,
  };
}

export const EQ_TOOL: DeskTool<EqName, EqCode, EqFact, null> = {
  head: 'tool=eq',
  fields: [
    { name: 'un', kind: 'goods', isInRows: true, isNeeded: true },
    { name: 'i', kind: 'number', least: 0.001, most: 10_000, places: 3, isInRows: true, isNeeded: true },
    { name: 'n', kind: 'number', least: 1, most: 10_000, places: 0, isInRows: true, isNeeded: true },
    { name: 'p', kind: 'number', least: 1, most: 100_000, places: 0, isNeeded: true },
  ],
  rows: { least: 1, most: 5 },
  isTimed: false,
  source: TOOL_SOURCES.eq,
  answer,
};
