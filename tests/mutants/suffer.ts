import type { Fault } from './fault';
import type { Nurse } from './nurse';
import type { Suite } from './suites';

/**
 * Suites per round: most faults are killed by the nearest, and every round opens a worker. A survivor meets all suites
 * that reach the file.
 */
const ROUNDS = [3, 9, 15, Infinity];

export type Ending = {
  fault: Fault;
  isNoticed: boolean;
  /** True if only approved pages noticed it (stories, walks, modes and slots). */
  isOnlyAgreed: boolean;
  /** True if the suites hang with it and end without it: reported separately. */
  isByTime?: boolean;
  /** True if the mutated place was executed. */
  wasMet: boolean;
  by: string | null;
  asked: number;
  /** True if the compiler refuses it, so no test runs. */
  isRefused?: boolean;
};

/** Suites that are red without a fault and so say nothing: each is checked once. */
export type Sick = Map<string, boolean>;

/** `soon`: suites asked next, since an open runner checks a few more at low cost. */
type Asking = {
  nurse: Nurse;
  sick: Sick;
  soon: () => readonly Suite[];
  /** The whole suite was just green, so none is checked alone. */
  areGreen: boolean;
  fault: Fault;
  withAgreed: boolean;
};

const AT_ONCE = 6;

const keyOf = ({ path, told }: Suite, withAgreed: boolean): string => [path, told, withAgreed].join(' ');

/** Checks that a suite is green without a fault, together with some of the next ones. */
async function examine({ nurse, sick, soon, withAgreed }: Asking, suite: Suite): Promise<void> {
  const next = withAgreed ? [] : soon().filter(({ project }) => project === suite.project);
  const some = [...new Map([suite, ...next].map((one) => [keyOf(one, withAgreed), one]))]
    .filter(([key]) => !sick.has(key))
    .slice(0, AT_ONCE);
  const areRed = async (suites: readonly Suite[]) => (await nurse.ask({ fault: null, suites, withAgreed })).isNoticed;
  if (some.length > 1 && !(await areRed(some.map(([, one]) => one)))) for (const [key] of some) sick.set(key, false);
  else sick.set(keyOf(suite, withAgreed), await areRed([suite]));
}

/** True if the red suites are green without the fault. */
async function areSound(asking: Asking, red: readonly Suite[]): Promise<boolean> {
  const { sick, withAgreed } = asking;
  if (asking.areGreen) return true;
  for (const suite of red) if (!sick.has(keyOf(suite, withAgreed))) await examine(asking, suite);
  return red.every((suite) => sick.get(keyOf(suite, withAgreed)) === false);
}

/** Whole pages fail now and then on a busy machine, so a failure counts only alone. */
const isSlow = ({ path }: Suite): boolean => path.startsWith('tests/told/pages/');

type Found = { isNoticed: boolean; isByTime?: boolean; wasMet: boolean; by: string | null; asked: number };

async function askSome(asking: Asking, suites: readonly Suite[]): Promise<Found> {
  const { nurse, sick, fault, withAgreed } = asking;
  const well = suites.filter((suite) => sick.get(keyOf(suite, withAgreed)) !== true);
  if (well.length === 0) return { isNoticed: false, wasMet: false, by: null, asked: 0 };
  const answer = await nurse.ask({ fault, suites: well, withAgreed });
  if (answer.isStuck) {
    // On a busy machine they may hang without the fault too: then the result is unknown.
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

/** `most`: maximum number of nearest suites. */
export type Ward = Pick<Asking, 'nurse' | 'sick' | 'soon' | 'areGreen'> & { asksAgreed: boolean; most: number };

/** Promises first; approved pages only when none fails, if at all. */
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
