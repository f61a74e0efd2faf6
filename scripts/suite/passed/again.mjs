// @ts-check

/** @typedef {import('./inputs.mjs').Inputs} Inputs */
/** @typedef {import('./passed-reporter.mjs').Passed} Passed */
/** @typedef {{ digest: string, passed: number }} Kept a file that passed, and under which inputs */

/**
 * The files that have to run: those whose inputs are not those they have passed with, and those that look outside.
 * @param {ReadonlyMap<string, Inputs>} inputs @param {Readonly<Record<string, Kept>>} kept
 */
export const toRun = (inputs, kept) =>
  [...inputs].filter(([path, { digest }]) => digest === null || kept[path]?.digest !== digest).map(([path]) => path);

/**
 * What may be left out the next time: what passed under inputs that are the same before the run and after it.
 * @param {ReadonlyMap<string, Inputs>} before @param {ReadonlyMap<string, Inputs>} after
 * @param {Readonly<Record<string, Passed>>} passed @param {Readonly<Record<string, Kept>>} kept
 * @returns {Record<string, Kept>}
 */
export function keptAfter(before, after, passed, kept) {
  /** @type {[string, Kept][]} */
  const found = [...after].flatMap(([path, { digest }]) => {
    if (digest === null || before.get(path)?.digest !== digest) return [];
    const now = passed[path];
    if (now) return now.skipped === 0 ? [[path, { digest, passed: now.passed }]] : [];
    return kept[path]?.digest === digest ? [[path, kept[path]]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Files that were loaded and not foreseen: the inputs were told wrong, and nothing may be left out by them.
 * @param {ReadonlyMap<string, Inputs>} inputs @param {Readonly<Record<string, Passed>>} passed
 */
export const unforeseen = (inputs, passed) =>
  Object.entries(passed).flatMap(([test, { loaded }]) =>
    loaded.filter((path) => !inputs.get(test)?.files.has(path)).map((path) => `${test} loads ${path}`),
  );
