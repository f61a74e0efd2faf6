export type Span = readonly [from: number, to: number];

export type Names = {
  /** Displayed names: matches in them are highlighted. */
  shown: Readonly<Record<string, string>>;
  /** Only typed, never displayed: pinyin and initials. */
  typed: readonly string[];
};

/** `start`: a name begins with the query. `inside`: a name contains it. */
export type Match = { fit: 'start' | 'inside'; marks: Readonly<Record<string, Span>> };

/** Shorter queries match inside too many pinyin names. */
const SHORTEST_INSIDE_PINYIN = 3;

/** Folds full-width characters without moving positions. */
const foldText = (text: string): string => {
  if (/^[ -~\u4E00-\u9FFF]*$/.test(text)) return text.toLowerCase();
  return Array.from(text, (letter) => {
    const folded = letter.normalize('NFKC').toLowerCase();
    return folded.length === letter.length ? folded : letter;
  }).join('');
};

export const tidyQuery = (typed: string): string => foldText(typed).trim().replaceAll(/\s+/g, ' ');

function findMarks(shown: Names['shown'], query: string): Record<string, Span> {
  const found = Object.entries(shown).flatMap(([name, text]): [string, Span][] => {
    const at = foldText(text).indexOf(query);
    return at < 0 ? [] : [[name, [at, at + query.length]]];
  });
  return Object.fromEntries(found);
}

function judgeFit({ typed }: Names, query: string, marks: Record<string, Span>): Match['fit'] | null {
  const letters = query.replaceAll(/[\s'-]/g, '');
  const starts = Object.values(marks).some(([from]) => from === 0) || typed.some((name) => name.startsWith(letters));
  if (starts) return 'start';
  const isLong = letters.length >= SHORTEST_INSIDE_PINYIN;
  return Object.keys(marks).length > 0 || (isLong && typed.some((name) => name.includes(letters))) ? 'inside' : null;
}

export function matchNames(names: Names, typed: string): Match | null {
  const query = tidyQuery(typed);
  if (query === '') return { fit: 'start', marks: {} };
  const marks = findMarks(names.shown, query);
  const fit = judgeFit(names, query, marks);
  return fit && { fit, marks };
}

/** Matches, better ones first, otherwise in input order. */
export function rankMatches<TItem>(items: readonly TItem[], namesOf: (item: TItem) => Names, typed: string) {
  const matches = items.flatMap((item) => {
    const match = matchNames(namesOf(item), typed);
    return match ? [{ item, ...match }] : [];
  });
  return [...matches.filter(({ fit }) => fit === 'start'), ...matches.filter(({ fit }) => fit === 'inside')];
}
