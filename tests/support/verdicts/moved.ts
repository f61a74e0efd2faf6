import { VERDICT_LEVELS, type VerdictLevel } from '../../../domain/goods/verdict';
import { ALL_GOODS } from '../../../server/world/dangerous-goods/library';
import { CARRYING, judgeOf } from './every-number';

/** Verdict of an entry in a mode, by `mode number entry`. */
export type Judged = Readonly<Record<string, { level: VerdictLevel; codes: readonly string[] }>>;

/** Every entry of the list in every mode that carries dangerous goods. */
export const judgeAll = (): Judged =>
  Object.fromEntries(
    CARRYING.flatMap((id) => {
      const judge = judgeOf(id);
      return ALL_GOODS.flatMap((goods) => {
        if (goods.unNo === null) return [];
        const { level, findings } = judge(goods.unNo, goods);
        return [[`${id} ${goods.unNo} ${goods.goodsId}`, { level, codes: findings.map(({ code }) => code) }]];
      });
    }),
  );

type Move = { entry: string; from: VerdictLevel | 'none'; to: VerdictLevel | 'none'; gone: string[]; added: string[] };

const strictness = (level: Move['from']): number => (level === 'none' ? -1 : VERDICT_LEVELS.indexOf(level));

/** Entries judged otherwise than before. */
export const movedEntries = (before: Judged, after: Judged): Move[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((entry) => {
    const [was, is] = [before[entry], after[entry]];
    const gone = (was?.codes ?? []).filter((code) => !is?.codes.includes(code));
    const added = (is?.codes ?? []).filter((code) => !was?.codes.includes(code));
    const [from, to] = [was?.level ?? 'none', is?.level ?? 'none'] as const;
    return from === to && gone.length + added.length === 0 ? [] : [{ entry, from, to, gone, added }];
  });

export const isMilder = ({ from, to }: Move): boolean => from !== 'none' && strictness(to) < strictness(from);

/** Moves by mode, as tables. */
export function movedReport(moves: readonly Move[]): string {
  const modes = CARRYING.map((id) => ({ id, own: moves.filter(({ entry }) => entry.startsWith(`${id} `)) }));
  const counted = modes.map(({ id, own }) => `| ${id} | ${own.length} | ${own.filter(isMilder).length} |`);
  const rows = moves.map(({ entry, from, to, gone, added }) => {
    const [id, unNo, goodsId] = entry.split(' ');
    return `| ${id} | ${unNo} | ${goodsId} | ${from} | ${to} | ${gone.join(' ')} | ${added.join(' ')} |`;
  });
  return [
    '| mode | moved | milder |',
    '|---|--:|--:|',
    ...counted,
    '',
    '| mode | number | entry | before | now | codes gone | codes new |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
