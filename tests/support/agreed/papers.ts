/** Text of a story: in full, or as a difference from another (`- gone`, `+ new`). */
type Section = { like: string | null; lines: readonly string[] };

export type Paper = Map<string, Section>;

const HEADING = /^(.*?)(?: ← (.*))?$/;

export function agreedIn(page: string): Paper {
  const sections = page.split(/^# /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.trimEnd().split('\n');
      const [, name = '', like] = HEADING.exec(heading) ?? [];
      return [name, { like: like ?? null, lines }];
    }),
  );
}

export const pageOf = (paper: Paper): string =>
  [...paper]
    .map(([name, { like, lines }]) => [`# ${name}${like === null ? '' : ` ← ${like}`}`, ...lines, ''].join('\n'))
    .join('\n');

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return lines.filter((line) => {
    const often = left.get(line) ?? 0;
    left.set(line, often - 1);
    return often <= 0;
  });
};

export const otherwise = (base: readonly string[], lines: readonly string[]): string[] => [
  ...without(base, lines).map((line) => `- ${line.trim()}`),
  ...without(lines, base).map((line) => `+ ${line.trim()}`),
];

/** Lines in the approved form: against the same story, or in full. */
export function asAgreed(paper: Paper, name: string, lines: readonly string[]): readonly string[] {
  const like = paper.get(name)?.like ?? null;
  return like === null ? lines : otherwise(paper.get(like)?.lines ?? [], lines);
}

/** A larger share of changes is stored in full. */
const MUCH = 0.7;

export function shortest(paper: Paper, lines: readonly string[]): Section {
  const ways = [...paper].flatMap(([name, { like, lines: base }]) =>
    like === null ? [{ like: name, lines: otherwise(base, lines) }] : [],
  );
  const best = ways.toSorted((one, other) => one.lines.length - other.lines.length)[0];
  return best && best.lines.length < lines.length * MUCH ? best : { like: null, lines };
}

const isSame = (one?: Section, other?: Section): boolean =>
  one?.like === null && other?.like === null && one.lines.join('\n') === other.lines.join('\n');

/**
 * Page to approve: current sections, and the approved ones that did not run. A difference is dropped when its base
 * changes.
 */
export function renewed(
  agreed: Paper,
  told: ReadonlyMap<string, readonly string[]>,
  names: ReadonlySet<string>,
): Paper {
  const paper: Paper = new Map();
  for (const name of names) {
    const lines = told.get(name);
    const section = lines === undefined ? agreed.get(name) : shortest(paper, lines);
    if (section) paper.set(name, section);
  }
  for (const [name, { like }] of paper)
    if (like !== null && !told.has(name) && !isSame(paper.get(like), agreed.get(like)))
      throw new Error(
        `“${name}” is told by how it differs from “${like}”, which is another one now: run “${name}” too`,
      );
  return paper;
}

const SIGNED = /^[-+] /;

/** Shorter lines are printed whole. */
const LONG = 160;
const BESIDE = 30;

const sameStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

function sameEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let at = 0;
  while (at < most && one.at(-1 - at) === other.at(-1 - at)) at += 1;
  return at;
}

function cut(line: string, start: number, end: number): string {
  const from = Math.max(0, start - BESIDE);
  const head = from <= BESIDE ? line.slice(0, from) : `${line.slice(0, BESIDE)}…`;
  const to = line.length - Math.max(0, end - BESIDE);
  return `${head}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}

const SIGN = /^(?:gone|new): /;
const unsigned = (line: string): string => line.replace(SIGN, '');

/** Long lines as the part in which they differ, with its beginning and a few signs beside. */
function narrowed(gone: readonly string[], come: readonly string[]): string[] {
  const lines = [...gone, ...come];
  const free = new Set(come.keys());
  const narrow = (at: number, start: number, end: number) => {
    const line = lines[at] ?? '';
    lines[at] = `${SIGN.exec(line)?.[0]}${cut(unsigned(line), start, end)}`;
  };
  for (const [at, line] of gone.map(unsigned).entries()) {
    if (line.length <= LONG) continue;
    const shares = [...free].map((to) => {
      const other = unsigned(come[to] ?? '');
      const start = sameStart(line, other);
      return { to, start, end: sameEnd(line, other, start) };
    });
    const best = shares.toSorted((one, other) => other.start + other.end - one.start - one.end)[0];
    if (!best || best.start + best.end < line.length / 2) continue;
    free.delete(best.to);
    narrow(at, best.start, best.end);
    narrow(gone.length + best.to, best.start, best.end);
  }
  return lines;
}

export function differences(agreed: readonly string[], now: readonly string[]): string[] {
  const gone = without(agreed, now).map((line) =>
    line.startsWith('- ') ? `new: ${line.slice(2)}` : `gone: ${line.replace(SIGNED, '').trim()}`,
  );
  const come = without(now, agreed).map((line) =>
    line.startsWith('- ') ? `gone: ${line.slice(2)}` : `new: ${line.replace(SIGNED, '').trim()}`,
  );
  const isMoved = gone.length + come.length === 0 && agreed.join('\n') !== now.join('\n');
  return [...narrowed(gone, come), ...(isMoved ? ['the same is told in another order'] : [])];
}
