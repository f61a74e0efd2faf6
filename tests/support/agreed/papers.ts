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
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

const otherwise = (base: readonly string[], lines: readonly string[]): string[] => [
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

export function differences(agreed: readonly string[], now: readonly string[]): string[] {
  const gone = without(agreed, now).map((line) =>
    line.startsWith('- ') ? `new: ${line.slice(2)}` : `gone: ${line.replace(SIGNED, '').trim()}`,
  );
  const come = without(now, agreed).map((line) =>
    line.startsWith('- ') ? `gone: ${line.slice(2)}` : `new: ${line.replace(SIGNED, '').trim()}`,
  );
  const isMoved = gone.length + come.length === 0 && agreed.join('\n') !== now.join('\n');
  return [...gone, ...come, ...(isMoved ? ['the same is told in another order'] : [])];
}
