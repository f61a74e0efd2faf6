import type { Fault } from './fault';
import type { Nurse } from './nurse';
import type { Suite } from './suites';

/** How many suites are asked, and by how many at once: most faults fall to the nearest, and every round opens a worker. */
const ROUNDS = [1, 6, 20];

export type Ending = {
  fault: Fault;
  isNoticed: boolean;
  /** Whether nobody noticed it but pages that somebody has agreed to (what stories, walks, modes and slots tell). */
  isOnlyAgreed: boolean;
  /** Whether anybody came by the damaged place. */
  wasMet: boolean;
  by: string | null;
  asked: number;
};

/** Which suites are red by themselves, and so can tell nothing of a fault: each is asked once. */
export type Sick = Map<string, boolean>;

type Asking = { nurse: Nurse; sick: Sick; fault: Fault; withAgreed: boolean };

const keyOf = ({ path, told }: Suite, withAgreed: boolean): string => [path, told, withAgreed].join(' ');

/** Whether what is red with the fault is green without it. */
async function areSound({ nurse, sick, withAgreed }: Asking, red: readonly Suite[]): Promise<boolean> {
  for (const suite of red) {
    const key = keyOf(suite, withAgreed);
    if (!sick.has(key)) sick.set(key, (await nurse.ask({ fault: null, suites: [suite], withAgreed })).isNoticed);
  }
  return red.every((suite) => sick.get(keyOf(suite, withAgreed)) === false);
}

type Found = { isNoticed: boolean; wasMet: boolean; by: string | null; asked: number };

/** Asks some suites at once; those that turn out to be red without the fault are left out. */
async function askSome(asking: Asking, suites: readonly Suite[]): Promise<Found> {
  const { nurse, sick, fault, withAgreed } = asking;
  const well = suites.filter((suite) => sick.get(keyOf(suite, withAgreed)) !== true);
  if (well.length === 0) return { isNoticed: false, wasMet: false, by: null, asked: 0 };
  const answer = await nurse.ask({ fault, suites: well, withAgreed });
  const red = answer.isNoticed ? well.filter(({ path }) => path === answer.by) : [];
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
    const { isNoticed, wasMet, by, asked } = await askSome(asking, next);
    Object.assign(all, { isNoticed, wasMet: all.wasMet || wasMet, by, asked: all.asked + asked });
    if (isNoticed) break;
  }
  return all;
}

/** Promises are asked first, and what was agreed to only where none of them notices. */
export async function suffer(nurse: Nurse, sick: Sick, fault: Fault, suites: readonly Suite[]): Promise<Ending> {
  const asking = { nurse, sick, fault };
  const promising = suites.filter(({ holdsAgreed }) => holdsAgreed !== 'only');
  const first = await askAll({ ...asking, withAgreed: false }, promising);
  if (first.isNoticed) return { fault, isOnlyAgreed: false, ...first };
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
