import type { describe, it } from 'vitest';

/** Tag of a test or `describe` that `npm test` leaves to `npm run test:rest`. */
export const LONG = { tags: ['long'] };

type Asked = typeof it | typeof describe;
type Ask = (name: string, options: object, run: () => unknown) => void;

type Each = (cases: readonly unknown[]) => Ask;

function shared(by: Each, now: number) {
  return (cases: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]) => {
      const run = rest.at(-1) as () => unknown;
      const options = rest.length > 1 ? (rest[0] as object) : {};
      by(cases.slice(0, now))(name, options, run);
      by(cases.slice(now))(name, { ...options, ...LONG }, run);
    };
}

/** Like `it.each` and `describe.each`: `npm test` runs the first entries, the rest suite the others. */
export const firstNow = <T extends Asked>(asked: T, now = 1): T['each'] =>
  shared((cases) => (asked.each as Each).call(asked, cases), now) as T['each'];

/** Like `it.for`, with the test context. */
export const firstNowFor = <T extends Asked>(asked: T, now = 1): T['for'] =>
  shared((cases) => (asked.for as Each).call(asked, cases), now) as T['for'];
