import type { AuditStatus } from '../../domain/people/enterprise';
import { CODES } from '../../contract/envelope';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { claimsOf } from './claims';
import { VERIFICATION_MESSAGES as messages } from './messages';

/** What follows when an enterprise passes, in the same transaction. */
export type Passed = (inside: Queries, enterpriseId: string) => Promise<void>;

export type Decision = Extract<AuditStatus, 'PASS' | 'REJECT'>;
export type Decided = { enterpriseId: string; decision: Decision; reason: string | null; now: Date };

/** Whoever decides about claims to one code comes one after the other. */
const holdCode = (inside: Queries, creditCode: string) =>
  inside.query(`select id from enterprises where credit_code = $1 order by id for update`, [creditCode]);

async function codeOf(inside: Queries, enterpriseId: string): Promise<string> {
  const [row] = await inside.query<{ creditCode: string }>(
    'select credit_code as "creditCode" from enterprises where id = $1',
    [enterpriseId],
  );
  if (!row) throw notFound();
  return row.creditCode;
}

async function write(inside: Queries, { enterpriseId, decision, reason, now }: Decided): Promise<void> {
  const decided = await inside.query(
    `update enterprises set audit_status = $2 where id = $1 and audit_status = 'WAIT' returning id`,
    [enterpriseId, decision],
  );
  if (decided.length === 0) throw notFound();
  await inside.query(
    `update enterprise_verifications set decision = $2, reason = $3, decided_at = $4
      where enterprise_id = $1 and decision is null`,
    [enterpriseId, decision, reason, now],
  );
}

/** The others who wait with the same code are turned down, and who had passed with it has so no longer. */
async function turnDown(inside: Queries, enterpriseId: string, creditCode: string, now: Date): Promise<void> {
  const others = await inside.query<{ id: string; status: AuditStatus }>(
    `select id, audit_status as status from enterprises
      where credit_code = $1 and id <> $2 and audit_status in ('WAIT', 'PASS') order by id`,
    [creditCode, enterpriseId],
  );
  for (const { id, status } of others) {
    if (status === 'PASS') await inside.query(`update enterprises set audit_status = 'EXPIRED' where id = $1`, [id]);
    else await write(inside, { enterpriseId: id, decision: 'REJECT', reason: messages.codeOfAnother, now });
  }
}

/** What people of the house say of claims, for whichever door lets them in. */
export const decisions = (database: Database, passed: Passed) => {
  async function pass(inside: Queries, { enterpriseId, now }: { enterpriseId: string; now: Date }, code: string) {
    await turnDown(inside, enterpriseId, code, now);
    await write(inside, { enterpriseId, decision: 'PASS', reason: null, now });
    await passed(inside, enterpriseId);
  }
  return {
    contested: () => claimsOf(database).contested(),

    /** A code that others claim in earnest is not passed in passing: the claims are compared by `award`. */
    decide: (decided: Decided): Promise<void> =>
      database.tx(async (inside) => {
        const code = await codeOf(inside, decided.enterpriseId);
        await holdCode(inside, code);
        if (decided.decision === 'REJECT') return write(inside, decided);
        if ((await claimsOf(inside).rivals(decided.enterpriseId, code)).length > 0) {
          throw new Refusal(CODES.creditCodeTaken, messages.contested);
        }
        return pass(inside, decided, code);
      }),

    /** Somebody has compared the papers: the code belongs to this one. */
    award: (enterpriseId: string, now: Date): Promise<void> =>
      database.tx(async (inside) => {
        const code = await codeOf(inside, enterpriseId);
        await holdCode(inside, code);
        await pass(inside, { enterpriseId, now }, code);
      }),
  };
};

export type Decisions = ReturnType<typeof decisions>;
