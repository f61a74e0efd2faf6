import { createHash } from 'node:crypto';

import { loginByPassword } from '../../contract/people/auth';
import { seedDemoAccounts } from '../../server/doors/demo/accounts';
import { systemClock } from '../../server/base/clock';
import { benchGateway } from './support/gateway';
import { quantiles, rounded, timed } from './support/figures';

const PAIRS = 300;
const ROUNDS = 7;
const CHECKS = 3_000;
const LEAST_SHARE = 0.6;

const gateway = await benchGateway();
const [account] = await seedDemoAccounts(gateway.database, systemClock, gateway.identity.passwords);
if (!account) throw new Error('there is no demo account');

const wrong = createHash('sha256').update('wrong').digest('hex');
let callers = 0;
/** Each attempt has its own network, so that no rate limit delays the answer. */
const freshAddress = () => `10.${(callers += 1) >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
const refusedLogin = (userName: string) =>
  timed(() => gateway.post(loginByPassword.path, { userName, password: wrong }, '', freshAddress()));

/** Interleaved in changing order, so that machine load affects both alike. */
async function timingOfRefusals() {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS + 20; pair += 1) {
    const stranger = `139${String(pair).padStart(8, '0')}`;
    const askKnown = async () => void known.push(await refusedLogin(account?.phone ?? ''));
    const askUnknown = async () => void unknown.push(await refusedLogin(stranger));
    for (const ask of pair % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await ask();
  }
  return { known: known.slice(20), unknown: unknown.slice(20) };
}

/** Share of pairs where `unknown` was slower: one half when indistinguishable. */
function tellable(known: readonly number[], unknown: readonly number[]): number {
  const slower = unknown.filter((took, index) => took > (known[index] ?? 0)).length;
  return slower / unknown.length;
}

async function perSecond(path: string, token: string): Promise<number> {
  const took = await timed(async () => {
    for (let done = 0; done < CHECKS; done += 50) {
      await Promise.all(Array.from({ length: 50 }, () => gateway.post(path, {}, token)));
    }
  });
  return (CHECKS / took) * 1000;
}

async function sessionCheck(token: string) {
  const rates = { nothing: [] as number[], checked: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rates.nothing.push(await perSecond('/api-auth/nothing', ''));
    rates.checked.push(await perSecond('/api-auth/checked', token));
  }
  const shares = rates.checked.map((rate, round) => rate / (rates.nothing[round] ?? rate)).slice(1);
  return { ...rates, share: quantiles(shares).median };
}

const { known, unknown } = await timingOfRefusals();
const [ofKnown, ofUnknown] = [quantiles(known), quantiles(unknown)];
const show = (each: ReturnType<typeof quantiles>) =>
  `median ${rounded(each.median)} ms (5 % ${rounded(each.p5)}, 95 % ${rounded(each.p95)})`;
console.log(`refused login, ${PAIRS} interleaved pairs`);
console.log(`  account exists   ${show(ofKnown)}`);
console.log(`  no such account  ${show(ofUnknown)}`);
console.log(`  difference of medians ${rounded(ofUnknown.median - ofKnown.median, 3)} ms`);
console.log(`  the unknown was slower in ${rounded(tellable(known, unknown) * 100, 1)} % of pairs (50 tells nothing)`);

const user = await gateway.database.query<{ id: string }>('select id from users limit 1');
const token = await gateway.identity.sessions.start({ userId: user[0]?.id ?? '', device: 'bench' });
const { nothing, checked, share } = await sessionCheck(token ?? '');
console.log(`session check, ${ROUNDS} rounds of ${CHECKS} requests, 50 at a time, in process`);
console.log(`  nothing at all   ${Math.round(quantiles(nothing).median)} requests/s`);
console.log(`  session checked  ${Math.round(quantiles(checked).median)} requests/s`);
console.log(`  share ${rounded(share, 3)}, asked for ${LEAST_SHARE}`);

const password = await gateway.identity.passwords.hash(wrong);
const hashing = [];
for (let done = 0; done < 100; done += 1) {
  hashing.push(await timed(() => gateway.identity.passwords.matches(password, wrong)));
}
console.log(`argon2id, one at a time  ${show(quantiles(hashing))}`);

await gateway.database.close();
if (share < LEAST_SHARE) process.exitCode = 1;
