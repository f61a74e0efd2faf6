export type TestFile = { file: string; text: string };

export type Holding = { file: string; name: string };

const CASE = /\b(?:it|test)(?:\.\w+)*(?:\([^)]*\)|\)?\([\w\s,[\]{}.()]*?\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

export function casesIn({ file, text }: TestFile): (Holding & { body: string })[] {
  const found = [...text.matchAll(CASE)];
  return found.map((one, at) => ({
    file,
    name: one[2] ?? '',
    body: text.slice(one.index, found[at + 1]?.index ?? text.length),
  }));
}

const isAbout = (chart: string, folder: string) => {
  const pattern = new RegExp(`/${folder}(?:['./-]|\\.plan|\\.stories)|['"]${chart}['"]`);
  return ({ file, text }: TestFile) => pattern.test(text) || file.includes(`/${folder}.`);
};

export function heldBy(tests: readonly TestFile[], chart: string, folder: string, event: string | null): Holding[] {
  if (event === null) return [];
  const word = event.replace(/^xstate\.(?:done|error)\.actor\./, '');
  if (word.startsWith('xstate.') || word === 'always') return [];
  return tests
    .filter(isAbout(chart, folder))
    .flatMap(casesIn)
    .filter(({ body }) => body.includes(word))
    .map(({ file, name }) => ({ file, name }));
}
