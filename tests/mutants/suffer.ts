import type { Fault } from './fault';
import type { Nurse } from './nurse';
import type { Suite } from './suites';

/**
 * By how many at once suites are asked: most faults fall to the nearest, and every round opens a worker. What none of
 * them notices is asked of all that reach the file, for what any test of the house notices is noticed.
 */
const ROUNDS = [3, 9, 15, Infinity];

export type Ending = {
  fault: Fault;
  isNoticed: boolean;
  /** Whether nobody noticed it but pages that somebody has agreed to (what stories, walks, modes and slots tell). */
  isOnlyAgreed: boolean;
  /** Whether the suites did not end with it, and do end without it: told on a line of its own. */
  isByTime?: boolean;
  /** Whether anybody came by the damaged place. */
  wasMet: boolean;
  by: string | null;
  asked: number;
  /** Whether the compiler refuses it: nobody could run it, and no test is asked. */
  isRefused?: boolean;
};

/** Which suites are red by themselves, and so can tell nothing of a fault: each is asked once. */
export type Sick = Map<string, boolean>;

/** `soon`: which promises are asked next, for a runner that is opened for one suite looks at some more for little. */
type Asking = {
  nurse: Nurse;
  sick: Sick;
  soon: () => readonly Suite[];
  /** The whole suite was green a moment ago, and none is asked by itself. */
  areGreen: boolean;
  fault: Fault;
  withAgreed: boolean;
};

/** How many suites are asked at once whether they are green by themselves. */
const AT_ONCE = 6;

const keyOf = ({ path, told }: Suite, withAgreed: boolean): string => [path, told, withAgreed].join(' ');

/** Asks a suite whether it is green by itself, and some of those that are asked next along with it. */
async function examine({ nurse, sick, soon, withAgreed }: Asking, suite: Suite): Promise<void> {
  const next = withAgreed ? [] : soon().filter(({ project }) => project === suite.project);
  const some = [...new Map([suite, ...next].map((one) => [keyOf(one, withAgreed), one]))]
    .filter(([key]) => !sick.has(key))
    .slice(0, AT_ONCE);
  const areRed = async (suites: readonly Suite[]) => (await nurse.ask({ fault: null, suites, withAgreed })).isNoticed;
  if (some.length > 1 && !(await areRed(some.map(([, one]) => one)))) for (const [key] of some) sick.set(key, false);
  else sick.set(keyOf(suite, withAgreed), await areRed([suite]));
}

/** Whether what is red with the fault is green without it. */
async function areSound(asking: Asking, red: readonly Suite[]): Promise<boolean> {
  const { sick, withAgreed } = asking;
  if (asking.areGreen) return true;
  for (const suite of red) if (!sick.has(keyOf(suite, withAgreed))) await examine(asking, suite);
  return red.every((suite) => sick.get(keyOf(suite, withAgreed)) === false);
}

/** Whole pages, put together piece by piece: on a crowded machine one is red now and then, and is believed when it is so alone. */
const isSlow = ({ path }: Suite): boolean => path.startsWith('tests/told/pages/');

type Found = { isNoticed: boolean; isByTime?: boolean; wasMet: boolean; by: string | null; asked: number };

/** Asks some suites at once; those that turn out to be red without the fault are left out. */
async function askSome(asking: Asking, suites: readonly Suite[]): Promise<Found> {
  const { nurse, sick, fault, withAgreed } = asking;
  const well = suites.filter((suite) => sick.get(keyOf(suite, withAgreed)) !== true);
  if (well.length === 0) return { isNoticed: false, wasMet: false, by: null, asked: 0 };
  const answer = await nurse.ask({ fault, suites: well, withAgreed });
  if (answer.isStuck) {
    // On a crowded machine they do not end without it either: then nothing is known.
    const { isStuck } = await nurse.ask({ fault: null, suites: well, withAgreed });
    return { isNoticed: false, isByTime: !isStuck, wasMet: true, by: 'time', asked: well.length };
  }
  const red = answer.isNoticed ? well.filter(({ path }) => path === answer.by) : [];
  if (well.length > 1 && red.some(isSlow) && !(await nurse.ask({ fault, suites: red, withAgreed })).isNoticed)
    return askSome(
      asking,
      well.filter((suite) => !red.includes(suite)),
    );
  return (await areSound(asking, red)) ? { ...answer, asked: well.length } : askSome(asking, well);
}

/** Asks suite after suite until one notices. */
async function askAll(asking: Asking, suites: readonly Suite[]): Promise<Found> {
  const all: Found = { isNoticed: false, wasMet: false, by: null, asked: 0 };
  let from = 0;
  for (const many of ROUNDS) {
    const next = suites.slice(from, from + many);
    from += many;
    if (next.length === 0) break;
    const { isNoticed, isByTime = false, wasMet, by, asked } = await askSome(asking, next);
    Object.assign(all, { isNoticed, isByTime, wasMet: all.wasMet || wasMet, by, asked: all.asked + asked });
    if (isNoticed || isByTime) break;
  }
  return all;
}

export const keepsPromises = ({ holdsAgreed }: Suite): boolean => holdsAgreed !== 'only';

/** `most`: how many of the nearest promises are asked at most. */
export type Ward = Pick<Asking, 'nurse' | 'sick' | 'soon' | 'areGreen'> & { asksAgreed: boolean; most: number };

/** Promises are asked first, and what was agreed to only where none of them notices, if at all. */
export async function suffer(
  { asksAgreed, most, ...ward }: Ward,
  fault: Fault,
  suites: readonly Suite[],
): Promise<Ending> {
  const asking = { ...ward, fault };
  const promising = suites.filter(keepsPromises).slice(0, most);
  const first = await askAll({ ...asking, withAgreed: false }, promising);
  if (first.isNoticed || first.isByTime || !asksAgreed) return { fault, isOnlyAgreed: false, ...first };
  const comparing = suites.filter(({ holdsAgreed }) => holdsAgreed !== 'never');
  const last = await askAll({ ...asking, withAgreed: true }, comparing);
  return {
    fault,
    ...last,
    isOnlyAgreed: last.isNoticed,
    wasMet: first.wasMet || last.wasMet,
    asked: first.asked + last.asked,
  };
}
