// `npm run mutants`: plants faults into views, charts, effects, domain and server, and says which nobody noticed.
// MUTANTS=400 of them, drawn by MUTANT_SEED=1; MUTANT_PATHS=domain/order plants only where a path begins so.
import { availableParallelism } from 'node:os';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { choose } from './choose';
import { nameOfFault } from './fault';
import { nurse } from './nurse';
import { ROOM_NAMES, roomOf } from './rooms';
import { faultsIn } from './sites';
import { suffer, type Ending } from './suffer';
import { suitesFor } from './suites';
import { SURVIVORS } from './survivors';

const COUNT = Number(process.env['MUTANTS'] ?? 400);
const SEED = process.env['MUTANT_SEED'] ?? '1';
const UNDER = process.env['MUTANT_PATHS'] ?? '';
const AT_ONCE = Number(process.env['MUTANT_WORKERS'] ?? Math.max(1, availableParallelism() - 1));
const IS_TALKATIVE = process.env['MUTANT_TALK'] === '1';
const GOAL = 0.97;

const house = readHouse();
const all = sourcesOf(house).flatMap(([path, source]) =>
  roomOf(path) !== null && path.startsWith(UNDER) ? faultsIn(path, source) : [],
);
const chosen = choose(all, { seed: SEED, count: COUNT });
const suites = suitesFor(house);
console.log(`${chosen.length} of ${all.length} faults, seed ${SEED}`);

const waiting = [...chosen];
const endings: Ending[] = [];
const told = ({ fault, isNoticed, wasMet, by, asked }: Ending): string => {
  const name = `${nameOfFault(fault)} (line ${fault.line})`;
  if (isNoticed) return `noticed by ${by ?? 'an error'} (${asked}): ${name}`;
  const reason = SURVIVORS[nameOfFault(fault)];
  if (reason !== undefined) return `alike (${reason}): ${name}`;
  return `unnoticed, ${wasMet ? 'though met' : 'never met'}, by ${asked} suites: ${name}`;
};

async function work(): Promise<void> {
  const own = await nurse();
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    const ending = await suffer(own, fault, suites(fault.path));
    endings.push(ending);
    if (!ending.isNoticed || IS_TALKATIVE) console.log(told(ending));
  }
  own.leave();
}
const started = Date.now();
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${Math.round((Date.now() - started) / 1000)} s`);

const isAlike = ({ fault, isNoticed }: Ending) => !isNoticed && nameOfFault(fault) in SURVIVORS;
for (const room of ROOM_NAMES) {
  const here = endings.filter(({ fault }) => roomOf(fault.path) === room);
  const noticed = here.filter(({ isNoticed }) => isNoticed).length;
  console.log(`${room}: ${noticed} of ${here.length} noticed, ${here.filter(isAlike).length} alike`);
}
const real = endings.filter((ending) => !isAlike(ending));
const score = real.filter(({ isNoticed }) => isNoticed).length / Math.max(1, real.length);
console.log(`${(score * 100).toFixed(1)} % noticed`);
if (score < GOAL) process.exitCode = 1;
