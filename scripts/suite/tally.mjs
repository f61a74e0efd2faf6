// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number, reds: readonly string[] }} Tally reds name what failed */

/** @returns {Tally} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0, reds: [] });

/** @param {Tally} a @param {Tally} b @returns {Tally} */
export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  reds: [...a.reds, ...b.reds],
});

/** The last line of every run. @param {Tally} tally */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** @param {readonly string[]} reds @returns {Tally} */
export const failures = (reds) => ({ ...nothing(), failed: reds.length, reds });

/** A step that is not a test runner is one promise: kept or broken. @param {string} name @param {boolean} isOk */
export const oneStep = (name, isOk) => (isOk ? { ...nothing(), passed: 1 } : failures([name]));

/**
 * What a test runner's account is worth. A suite that ran nothing has proved nothing, and a runner that ends badly
 * without a failed test has failed by itself; both count as a failure.
 * @param {Record<string, Tally>} suites what was counted, by suite
 * @param {string[]} expected the suites that should have run @param {boolean} endedWell
 * @param {string[]} mayRest those that may skip everything, where what they need cannot be had
 * @returns {Tally}
 */
export function judged(suites, expected, endedWell, mayRest = []) {
  const counted = Object.values(suites).reduce(plus, nothing());
  const silent = expected.filter((name) => {
    const { passed, failed, skipped } = suites[name] ?? nothing();
    return passed + failed + (mayRest.includes(name) ? skipped : 0) === 0;
  });
  const hasCrashed = !endedWell && counted.failed === 0 && silent.length === 0;
  return plus(
    counted,
    failures([
      ...silent.map((name) => `${name}: no test ran`),
      ...(hasCrashed ? [`${expected.join(', ')}: runner crashed`] : []),
    ]),
  );
}
