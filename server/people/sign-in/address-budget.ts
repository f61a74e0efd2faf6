import type { Clock } from '../../base/clock';
import { countOne, standing, uncountEach } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';

/** Wrong passwords per household for any account; beyond it each attempt needs a captcha, and no one is locked out. */
const ADDRESS_BUDGET = { failures: 30, seconds: 600 } as const;

const KIND = 'login';

/** `address`: empty for attempts counted by account only. */
export function addressBudget(queries: Queries, clock: Clock) {
  const subjectOf = (address: string) => `address ${address}`;
  const now = () => new Date(clock.now());

  return {
    async isSpent(address: string): Promise<boolean> {
      if (address === '') return false;
      const counts = await standing(queries, [subjectOf(address)], now());
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
