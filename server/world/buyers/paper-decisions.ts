import type { Database, Queries } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { Delivery, SmsNotice } from '../../people/sms/provider';
import { BUYER_PAPER_NOTICES as notices } from './messages';
import { type PaperFacts, type PaperRow, paperStore } from './paper-store';

export type DecisionDeps = { database: Database; notify: (notice: SmsNotice) => Promise<Delivery> };

export const paperDecisions = ({ database, notify }: DecisionDeps) => {
  async function decided(paperId: string, now: Date, text: (row: PaperRow) => string, write: Writes): Promise<void> {
    const told = await database.tx(async (inside) => {
      if (!(await write(inside))) throw notFoundFault();
      const row = await paperStore(inside).find(paperId);
      if (!row) throw notFoundFault();
      const people = await inside.query<{ phone: string }>(
        'select phone from users where enterprise_id = $1 and closed_at is null order by phone',
        [row.enterpriseId],
      );
      return people.map(({ phone }) => ({ phone, text: text(row), sentAt: now }));
    });
    for (const notice of told) await notify(notice);
  }

  return {
    pass: (paperId: string, facts: PaperFacts, now: Date): Promise<void> =>
      decided(
        paperId,
        now,
        ({ paper, number, validTo }) => notices.passed(paper, number, validTo),
        (inside) => paperStore(inside).pass(paperId, facts, now),
      ),
    giveBack: (paperId: string, reason: string, now: Date): Promise<void> =>
      decided(
        paperId,
        now,
        ({ paper, number }) => notices.returned(paper, number, reason),
        (inside) => paperStore(inside).giveBack(paperId, reason, now),
      ),
  };
};

type Writes = (inside: Queries) => Promise<boolean>;

export type PaperDecisions = ReturnType<typeof paperDecisions>;
