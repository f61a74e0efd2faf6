import type { ModeId } from '../../../../domain/mode-ids';

type Words = Readonly<Record<string, unknown>>;

/** Storybook covers the pieces of a mode. */
const COPY = import.meta.glob<Words>(['../../../../src/copy/modes/**/*.ts', '!**/pieces.ts'], { eager: true });

/** Other tests check labels and faults of every field. */
const ASKED_ELSEWHERE = /label|fault|finding|missing/i;

/** These sentences are built on import, possibly by another test before the recording. The page tables contain them. */
const MADE_BEFORE = /^scopes\./;

const isWords = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (page: Element): string =>
  [
    page.textContent,
    ...[...page.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        /^(?:aria-label|placeholder|title|alt)$/.test(name) ? [value] : [],
      ),
    ),
  ].join('\n');

/** Sentence or sentence function: used once its text was on a page. */
type Saying = { name: string; isSaid: (page: string) => boolean };

/** Records the results of a sentence function. */
function noted(of: Record<string, unknown>, key: string, made: (...given: never[]) => unknown): Saying['isSaid'] {
  const sentences = new Set<string>();
  of[key] = (...given: never[]) => {
    const sentence = made(...given);
    if (typeof sentence === 'string' && sentence !== '') sentences.add(sentence);
    return sentence;
  };
  return (page) => [...sentences].some((sentence) => page.includes(sentence));
}

function sayingsIn(of: Record<string, unknown>, path: string): Saying[] {
  return Object.entries(of).flatMap(([key, value]): Saying[] => {
    const name = `${path}.${key}`;
    if (ASKED_ELSEWHERE.test(key)) return [];
    if (typeof value === 'string') return [{ name, isSaid: (page) => page.includes(value) }];
    if (typeof value === 'function' && MADE_BEFORE.test(name)) return [];
    if (typeof value === 'function') return [{ name, isSaid: noted(of, key, value as (...given: never[]) => unknown) }];
    return isWords(value) ? sayingsIn(value, name) : [];
  });
}

/** Shortest list of names: an entirely unused part is listed by itself. */
function shortened(all: readonly Saying[], unsaid: ReadonlySet<Saying>): string[] {
  const isSilent = (part: string): boolean =>
    all.filter(({ name }) => `${name}.`.startsWith(`${part}.`)).every((one) => unsaid.has(one));
  const names = [...unsaid].map(({ name }) => {
    const steps = name.split('.');
    const parts = steps.map((_, at) => steps.slice(0, at + 1).join('.')).slice(1);
    return parts.find(isSilent) ?? name;
  });
  return [...new Set(names)].toSorted();
}

/** Copy of a mode, with the sentences absent from all recorded pages. */
export function sayingsOf(mode: ModeId): { hear: (page: Element) => void; unsaid: () => string[] } {
  const own = new RegExp(`/modes/(?:${mode.toLowerCase()}/)?([^/]+)\\.ts$`);
  const all = Object.entries(COPY).flatMap(([path, words]) => {
    const file = new RegExp(`/modes/${mode.toLowerCase()}[-./]`).test(path) ? own.exec(path)?.[1] : undefined;
    return file === undefined || ASKED_ELSEWHERE.test(file)
      ? []
      : Object.values(words)
          .filter(isWords)
          .flatMap((one) => sayingsIn(one, file));
  });
  const unsaid = new Set(all);
  return {
    hear(page) {
      const text = textOf(page);
      for (const one of unsaid) if (one.isSaid(text)) unsaid.delete(one);
    },
    unsaid: () => shortened(all, unsaid),
  };
}
