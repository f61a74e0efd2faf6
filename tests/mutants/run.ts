// `npm run mutants` damages one line at a time (views, wiring, sentences, contract, charts, effects, domain, server) and tells which damage no test
// notices. Its figure is no aim: a kind of fault that survives is closed by a property, a second implementation or a
// walk, and not one by one. Nothing changes on the disk: the damage is in the memory of the tests. What the compiler refuses is told apart.
//
// MUTANTS=400                 how many faults are tried, as many in each room
// MUTANT_SEED=1               which ones: the same word draws the same faults; the commit where none is said, so that each
//                             is asked others and whoever stands there draws the same
// MUTANT_ROOMS=views,server   only those of some rooms
// MUTANT_PATHS=domain/order   only files whose path begins so, drawn among themselves
// MUTANT_ONLY=list.txt        of the faults drawn those alone that begin with a line of this file, as a report names them
// MUTANT_MINUTES=4            stop after that long; the next run goes on where this one ended (`.cache/mutants`, which
//                             is deleted to try all of them anew)
// MUTANT_AGAIN=1              try those once more that no test noticed, or nothing but what is agreed to
// MUTANT_PROMISES=1           ask nothing that was agreed to: half the time for a fault that no promise notices
// MUTANT_NEAREST=7            ask the nearest seven promises alone; the rest is asked by MUTANT_AGAIN once all were tried
// MUTANT_GREEN=1              believe that every suite is green by itself, where all have just passed: half the time
// MUTANT_WORKERS=2            how many are tried side by side
// MUTANT_TALK=1               name also those that were noticed
//
// An interrupt (SIGINT) ends it after the faults in hand, and so does a change to a file that still has one to come.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { choose } from './choose';
import { compiler } from './compiler';
import { nameOfFault, nameOnItsLine, type Fault } from './fault';
import { headOf, ledgerOf } from './ledger';
import { nurse } from './nurse';
import { ROOM_NAMES, roomOf } from './rooms';
import { faultsIn } from './sites';
import { keepsPromises, suffer, type Ending, type Sick } from './suffer';
import { suitesFor } from './suites';
import { SURVIVORS } from './survivors';

const {
  MUTANTS = '400',
  MUTANT_SEED: SEED = headOf(),
  MUTANT_PATHS: UNDER = '',
  MUTANT_ONLY: LIST = '',
  MUTANT_ROOMS = ROOM_NAMES.join(','),
  MUTANT_MINUTES = 'Infinity',
  MUTANT_NEAREST = 'Infinity',
  MUTANT_WORKERS = String(Math.max(1, availableParallelism() - 1)),
} = process.env;
const IS_TALKATIVE = process.env['MUTANT_TALK'] === '1';
/** Number of upcoming faults whose nearest suites run together with a red one. */
const SOON = 60;

const rooms = MUTANT_ROOMS.split(',');
const house = readHouse();
const all = sourcesOf(house).flatMap(([path, source]) =>
  roomOf(path) !== null && path.startsWith(UNDER) ? faultsIn(path, source) : [],
);
const drawn = choose(all, { seed: SEED, count: Number(MUTANTS) });
const named = LIST === '' ? [''] : readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
const chosen = drawn.filter(
  (fault) => rooms.includes(roomOf(fault.path) ?? '') && named.some((name) => nameOfFault(fault).startsWith(name)),
);
const suites = suitesFor(house);
const sick: Sick = new Map();
const ledger = ledgerOf(SEED, process.env['MUTANT_AGAIN'] === '1');
console.log(`${chosen.length} faults of the ${all.length} that can be planted, drawn by seed ${SEED}`);

const endings: Ending[] = chosen.flatMap((fault) => ledger.endingOf(fault) ?? []);
if (endings.length > 0) console.log(`${endings.length} of them were tried by earlier runs, whatever has changed since`);
const waiting = chosen.filter((fault) => ledger.endingOf(fault) === null);
const told = ({ fault, isNoticed, isOnlyAgreed, isRefused, isByTime, wasMet, by, asked }: Ending): string => {
  const name = `${nameOfFault(fault)} (line ${fault.line})`;
  if (isRefused) return `does not compile: ${name}`;
  if (isByTime) return `does not end, noticed by no test among ${asked} test files: ${name}`;
  if (isOnlyAgreed) return `noticed only by what is agreed to, ${by ?? 'an error'}, among ${asked} test files: ${name}`;
  if (isNoticed) return `noticed by ${by ?? 'an error'}, among ${asked} test files: ${name}`;
  const reason = SURVIVORS[nameOnItsLine(fault)];
  if (reason !== undefined) return `changes nothing (${reason}): ${name}`;
  const ran = wasMet ? 'which ran the line' : 'none of which ran the line';
  return `not noticed by ${asked} test files, ${ran}: ${name}`;
};
const say = (ending: Ending): void => {
  if (!ending.isNoticed || ending.isOnlyAgreed || IS_TALKATIVE) console.log(told(ending));
};

const started = Date.now();
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));
const isTime = (): boolean => !isStopped && Date.now() - started < Number(MUTANT_MINUTES) * 60_000;

/** A fault is located by its position in the text read at the start. */
function isAsRead({ path }: Fault): boolean {
  if (readFileSync(path, 'utf8') === house.get(path)) return true;
  console.log(`${path} has changed under this run, which ends here; the next one goes on`);
  isStopped = true;
  return false;
}

const soon = () => waiting.slice(0, SOON).flatMap(({ path }) => suites(path).find(keepsPromises) ?? []);

const types = waiting.length > 0 && isTime() ? compiler() : null;
const refusal = (fault: Fault): Ending => ({
  fault,
  isNoticed: true,
  isOnlyAgreed: false,
  isRefused: true,
  wasMet: false,
  by: 'the compiler',
  asked: 0,
});

async function work(): Promise<void> {
  const own = await nurse();
  const asksAgreed = process.env['MUTANT_PROMISES'] !== '1';
  const areGreen = process.env['MUTANT_GREEN'] === '1';
  const ward = { nurse: own, sick, soon, areGreen, asksAgreed, most: Number(MUTANT_NEAREST) };
  for (let fault = waiting.shift(); fault && isTime() && isAsRead(fault); fault = waiting.shift()) {
    const ending = types?.refuses(fault) ? refusal(fault) : await suffer(ward, fault, suites(fault.path));
    ledger.note(ending);
    endings.push(ending);
    say(ending);
  }
  own.leave();
}
endings.forEach(say);
await Promise.all(Array.from({ length: Math.min(Number(MUTANT_WORKERS), waiting.length) }, work));
types?.leave();
console.log(`took ${Math.round((Date.now() - started) / 1000)} s`);

/** Faults without a visible effect, from the survivors list. */
const isAlike = ({ fault, isNoticed, isByTime }: Ending) =>
  !isNoticed && !isByTime && nameOnItsLine(fault) in SURVIVORS;
/** Compiled faults only: an uncompilable one is neither killed nor missed. */
const runs = endings.filter(({ isRefused }) => !isRefused);
for (const room of rooms) {
  const here = runs.filter(({ fault }) => roomOf(fault.path) === room);
  const refused = endings.filter(({ fault, isRefused }) => isRefused && roomOf(fault.path) === room).length;
  const noticed = here.filter(({ isNoticed }) => isNoticed).length;
  const agreed = here.filter(({ isOnlyAgreed }) => isOnlyAgreed).length;
  const stuck = here.filter(({ isByTime }) => isByTime).length;
  console.log(
    `${room}: ${noticed} of ${here.length} noticed (${agreed} only by what is agreed to), ${stuck} do not end, ${here.filter(isAlike).length} change nothing, ${refused} more do not compile`,
  );
}
const real = runs.filter((ending) => !isAlike(ending));
/** Approved pages go stale with any change, so they are no kept promise. */
const score =
  real.filter(({ isNoticed, isOnlyAgreed }) => isNoticed && !isOnlyAgreed).length / Math.max(1, real.length);
const left = chosen.length - endings.length;
console.log(
  `${(score * 100).toFixed(1)} % of what changes something was noticed by a promise${left > 0 ? `, ${left} are still to be tried` : ''}`,
);
const red = [...sick].filter(([, isRed]) => isRed).map(([suite]) => suite);
if (red.length > 0) console.log(`red without any fault, and not believed: ${red.join('; ')}`);
if (left > 0 || red.length > 0) process.exitCode = 1;
