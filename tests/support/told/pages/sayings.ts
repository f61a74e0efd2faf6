import type { ModeId } from '../../../../domain/mode-ids';

type Words = Readonly<Record<string, unknown>>;

/** The pieces of a mode are read in Storybook. */
const COPY = import.meta.glob<Words>(['../../../../src/copy/modes/**/*.ts', '!**/pieces.ts'], { eager: true });

/** What a field is called, and what is found to be wrong with it, is asked of every field elsewhere. */
const ASKED_ELSEWHERE = /label|fault|finding|missing/i;

/**
 * These sentences are made while the code of a page is read, which another test may have done before anybody could note
 * them. The tables of the pages hold them.
 */
const MADE_BEFORE = /^scopes\./;

const isWords = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What is to be read of a page: its text, and what is said of a thing to those who do not see it. */
const textOf = (page: Element): string =>
  [
    page.textContent,
    ...[...page.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(({ attributes }) =>
      [...attributes].flatMap(({ name, value }) =>
        /^(?:aria-label|placeholder|title|alt)$/.test(name) ? [value] : [],
      ),
    ),
  ].join('\n');

/** A sentence, or what makes one: either was said once what it says has stood on a page. */
type Saying = { name: string; isSaid: (page: string) => boolean };

/** What a page is told by something that makes sentences is noted, and handed on. */
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

/** The shortest list of names: where nothing of a part was said, the part alone is named. */
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

/** Every sentence that was written for the pages of a mode, and which of them stood on none of those that were heard. */
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
