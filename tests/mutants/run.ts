// `npm run mutants`: plants faults into views, charts, effects, domain and server, and says which nobody noticed.
// MUTANTS=400 of them, drawn by MUTANT_SEED=1; MUTANT_ROOMS=views,server asks only those of some rooms, and
// MUTANT_PATHS=domain/order plants only where a path begins so. MUTANT_MINUTES=4 stops after that many; the next run
// goes on from `.cache/mutants`, which is deleted to ask anew. MUTANT_AGAIN=1 asks those again that nobody noticed.
import { availableParallelism } from 'node:os';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { choose } from './choose';
import { nameOfFault } from './fault';
import { ledgerOf } from './ledger';
import { nurse } from './nurse';
import { ROOM_NAMES, roomOf } from './rooms';
import { faultsIn } from './sites';
import { suffer, type Ending } from './suffer';
import { suitesFor } from './suites';
import { SURVIVORS } from './survivors';

const {
  MUTANTS = '400',
  MUTANT_SEED: SEED = '1',
  MUTANT_PATHS: UNDER = '',
  MUTANT_ROOMS = ROOM_NAMES.join(','),
  MUTANT_MINUTES = 'Infinity',
  MUTANT_WORKERS = String(Math.max(1, availableParallelism() - 1)),
} = process.env;
const IS_TALKATIVE = process.env['MUTANT_TALK'] === '1';
const GOAL = 0.97;

const rooms = MUTANT_ROOMS.split(',');
const house = readHouse();
const all = sourcesOf(house).flatMap(([path, source]) =>
  roomOf(path) !== null && path.startsWith(UNDER) ? faultsIn(path, source) : [],
);
const drawn = choose(all, { seed: SEED, count: Number(MUTANTS) });
const chosen = drawn.filter(({ path }) => rooms.includes(roomOf(path) ?? ''));
const suites = suitesFor(house);
const ledger = ledgerOf(SEED, process.env['MUTANT_AGAIN'] === '1');
console.log(`${chosen.length} of ${all.length} faults, seed ${SEED}`);

const endings: Ending[] = chosen.flatMap((fault) => ledger.endingOf(fault) ?? []);
if (endings.length > 0) console.log(`${endings.length} of them were asked by earlier runs, whatever has changed since`);
const waiting = chosen.filter((fault) => ledger.endingOf(fault) === null);
const told = ({ fault, isNoticed, wasMet, by, asked }: Ending): string => {
  const name = `${nameOfFault(fault)} (line ${fault.line})`;
  if (isNoticed) return `noticed by ${by ?? 'an error'} (${asked}): ${name}`;
  const reason = SURVIVORS[nameOfFault(fault)];
  if (reason !== undefined) return `alike (${reason}): ${name}`;
  return `unnoticed, ${wasMet ? 'though met' : 'never met'}, by ${asked} suites: ${name}`;
};
const say = (ending: Ending): void => {
  if (!ending.isNoticed || IS_TALKATIVE) console.log(told(ending));
};

const started = Date.now();
const isTime = (): boolean => Date.now() - started < Number(MUTANT_MINUTES) * 60_000;

async function work(): Promise<void> {
  const own = await nurse();
  for (let fault = waiting.shift(); fault && isTime(); fault = waiting.shift()) {
    const ending = await suffer(own, fault, suites(fault.path));
    ledger.note(ending);
    endings.push(ending);
    say(ending);
  }
  own.leave();
}
endings.forEach(say);
await Promise.all(Array.from({ length: Math.min(Number(MUTANT_WORKERS), waiting.length) }, work));
console.log(`${Math.round((Date.now() - started) / 1000)} s`);

const isAlike = ({ fault, isNoticed }: Ending) => !isNoticed && nameOfFault(fault) in SURVIVORS;
for (const room of rooms) {
  const here = endings.filter(({ fault }) => roomOf(fault.path) === room);
  const noticed = here.filter(({ isNoticed }) => isNoticed).length;
  console.log(`${room}: ${noticed} of ${here.length} noticed, ${here.filter(isAlike).length} alike`);
}
const real = endings.filter((ending) => !isAlike(ending));
const score = real.filter(({ isNoticed }) => isNoticed).length / Math.max(1, real.length);
const left = chosen.length - endings.length;
console.log(`${(score * 100).toFixed(1)} % noticed${left > 0 ? `, ${left} still to be asked` : ''}`);
if (left > 0 || score < GOAL) process.exitCode = 1;
