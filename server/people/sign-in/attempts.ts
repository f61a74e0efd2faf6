import type { Clock } from '../../base/clock';
import type { Queries } from '../../base/database/database';
import { attemptStore, type Subject } from './store';
import { FORGOTTEN_AFTER_SECONDS, throttleStanding } from './throttle';
import { countOne, standingCounts, uncountEach } from '../../base/counts/counts';

/** Wrong passwords per household for any account; beyond it each attempt needs a captcha, and no one is locked out. */
const ADDRESS_BUDGET = { failures: 30, seconds: 600 } as const;

const KIND = 'login';

/** `address`: empty for attempts counted by account only. */
function addressBudget(queries: Queries, clock: Clock) {
  const subjectOf = (address: string) => `address ${address}`;
  const now = () => new Date(clock.now());

  return {
    async isSpent(address: string): Promise<boolean> {
      if (address === '') return false;
      const counts = await standingCounts(queries, [subjectOf(address)], now());
      return counts.some(({ kind, count }) => kind === KIND && count >= ADDRESS_BUDGET.failures);
    },
    /** False if this attempt exceeds the budget. */
    async take(address: string): Promise<boolean> {
      if (address === '') return true;
      const { count } = await countOne(queries, KIND, subjectOf(address), now(), ADDRESS_BUDGET.seconds);
      return count <= ADDRESS_BUDGET.failures;
    },
    async giveBack(address: string): Promise<void> {
      if (address !== '') await uncountEach(queries, KIND, [subjectOf(address)]);
    },
  };
}

type Admission = 'admitted' | 'captcha' | 'waiting';

/** Spends the captcha proof of an attempt; false without a valid one. */
type Proof = { given: boolean; spend(): Promise<boolean> };

/** For endpoints that cannot show a captcha: waits must do. */
export const NONE_ASKED: Proof = { given: true, spend: () => Promise.resolve(true) };

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts(queries: Queries, clock: Clock) {
  const store = attemptStore(queries);
  const budget = addressBudget(queries, clock);

  return {
    /** True if this attempt would need a captcha. Spends no proof, so it can be called before queueing. */
    async needsProof(subject: Subject): Promise<boolean> {
      return throttleStanding(await store.find(subject), clock.now()).captcha || budget.isSpent(subject.address);
    },

    /**
     * Counts the attempt as failed before checking the password, so that parallel guesses gain no advantage. A proof is
     * spent only if it admits the attempt.
     */
    async admit(subject: Subject, proof: Proof): Promise<Admission> {
      for (let proven = false; ; ) {
        const seen = await store.find(subject);
        const now = clock.now();
        const standing = throttleStanding(seen, now);
        if (standing.captcha && !proof.given) return 'captcha';
        if (standing.waiting) return 'waiting';
        if (!proven && (standing.captcha || (await budget.isSpent(subject.address)))) {
          proven = await proof.spend();
          if (!proven) return 'captcha';
        }
        const next = { failures: standing.failures + 1, failedAt: new Date(now) };
        if (!(await store.count(subject, seen, next))) continue;
        return (await budget.take(subject.address)) || proven ? 'admitted' : 'captcha';
      }
    },

    async succeeded(subject: Subject): Promise<void> {
      await store.reset(subject);
      await budget.giveBack(subject.address);
    },

    sweep: () => store.forget(new Date(clock.now() - FORGOTTEN_AFTER_SECONDS * 1000)),
  };
}
