/** What a story tells: in full, or by what it tells otherwise than another one (`- gone`, `+ new`). */
type Section = { like: string | null; lines: readonly string[] };

/** The agreed sections of a file of stories, by the name of the story. */
export type Paper = Map<string, Section>;

const HEADING = /^(.*?)(?: ← (.*))?$/;

/** The sections of a page that somebody has read and agreed to. */
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

/** The page of these sections. */
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

/** As it is agreed to be told: against the same other story, or in full. */
export function asAgreed(paper: Paper, name: string, lines: readonly string[]): readonly string[] {
  const like = paper.get(name)?.like ?? null;
  return like === null ? lines : otherwise(paper.get(like)?.lines ?? [], lines);
}

/** What differs in more than this is read better in full. */
const MUCH = 0.7;

/** The shortest way to tell a story beside those that are told in full already. */
export function shortest(paper: Paper, lines: readonly string[]): Section {
  const ways = [...paper].flatMap(([name, { like, lines: base }]) =>
    like === null ? [{ like: name, lines: otherwise(base, lines) }] : [],
  );
  const best = ways.toSorted((one, other) => one.lines.length - other.lines.length)[0];
  return best && best.lines.length < lines.length * MUCH ? best : { like: null, lines };
}

/** Whether a section is told in full, and in the same words. */
const isSame = (one?: Section, other?: Section): boolean =>
  one?.like === null && other?.like === null && one.lines.join('\n') === other.lines.join('\n');

/**
 * The page to agree to: what is told now, and what was agreed to before of those that were not run. A section that
 * says only what it tells otherwise than another one does not outlive a change of that one.
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

/** What a person was told and is not any more, and what is told in its place. */
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
