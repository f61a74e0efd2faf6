import type { AuditStatus } from '../../../domain/people/enterprise';
import { CODES } from '../../../contract/wire/envelope';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import type { Delivery, SmsNotice } from '../sms/provider';
import { createClaims } from './claims';
import { VERIFICATION_MESSAGES as messages, VERIFICATION_NOTICES as notices } from './messages';

export type PassHook = (inside: Queries, enterpriseId: string) => Promise<void>;

export const inTurn =
  (...all: readonly (PassHook | undefined)[]): PassHook =>
  async (inside, enterpriseId) => {
    for (const one of all) await one?.(inside, enterpriseId);
  };

export type Decision = Extract<AuditStatus, 'PASS' | 'REJECT'>;
type EnterpriseDecision = { enterpriseId: string; decision: Decision; reason: string | null; now: Date };

export type DecisionDeps = { database: Database; passed: PassHook; notify: (notice: SmsNotice) => Promise<Delivery> };

type Became = { enterpriseId: string; status: Decision | 'EXPIRED'; reason: string | null };

const holdCode = (inside: Queries, creditCode: string) =>
  inside.query(`select id from enterprises where credit_code = $1 order by id for update`, [creditCode]);

async function readCreditCode(inside: Queries, enterpriseId: string): Promise<string> {
  const [row] = await inside.query<{ creditCode: string }>(
    'select credit_code as "creditCode" from enterprises where id = $1',
    [enterpriseId],
  );
  if (!row) throw notFoundFault();
  return row.creditCode;
}

async function write(inside: Queries, { enterpriseId, decision, reason, now }: EnterpriseDecision): Promise<Became> {
  const decided = await inside.query(
    `update enterprises set audit_status = $2 where id = $1 and audit_status = 'WAIT' returning id`,
    [enterpriseId, decision],
  );
  if (decided.length === 0) throw notFoundFault();
  await inside.query(
    `update enterprise_verifications set decision = $2, reason = $3, decided_at = $4
      where enterprise_id = $1 and decision is null`,
    [enterpriseId, decision, reason, now],
  );
  return { enterpriseId, status: decision, reason };
}

/** Rejects others waiting with the same code, and ends an earlier verification with it. */
async function turnDown(inside: Queries, enterpriseId: string, creditCode: string, now: Date): Promise<Became[]> {
  const others = await inside.query<{ id: string; status: AuditStatus }>(
    `select id, audit_status as status from enterprises
      where credit_code = $1 and id <> $2 and audit_status in ('WAIT', 'PASS') order by id`,
    [creditCode, enterpriseId],
  );
  const became: Became[] = [];
  for (const { id, status } of others) {
    if (status === 'PASS') {
      await inside.query(`update enterprises set audit_status = 'EXPIRED' where id = $1`, [id]);
      became.push({ enterpriseId: id, status: 'EXPIRED', reason: null });
    } else {
      const reason = messages.codeOfAnother;
      became.push(await write(inside, { enterpriseId: id, decision: 'REJECT', reason, now }));
    }
  }
  return became;
}

function decisionText({ status, reason }: Became, name: string): string {
  if (status === 'REJECT') return notices.REJECT(name, reason ?? '');
  return status === 'PASS' ? notices.PASS(name) : notices.EXPIRED(name);
}

export const verificationDecisions = ({ database, passed, notify }: DecisionDeps) => {
  async function pass(inside: Queries, { enterpriseId, now }: { enterpriseId: string; now: Date }, code: string) {
    const others = await turnDown(inside, enterpriseId, code, now);
    const own = await write(inside, { enterpriseId, decision: 'PASS', reason: null, now });
    await passed(inside, enterpriseId);
    return [own, ...others];
  }

  /** Notifies the people of each enterprise after the commit. */
  async function decided(work: (inside: Queries) => Promise<Became[]>, now: Date): Promise<void> {
    const told = await database.tx(async (inside) => {
      const became = await work(inside);
      const people = await inside.query<{ enterpriseId: string; name: string; phone: string }>(
        `select e.id as "enterpriseId", e.name, u.phone from enterprises e join users u on u.enterprise_id = e.id
          where e.id = any($1) and u.closed_at is null order by e.id, u.phone`,
        [became.map(({ enterpriseId }) => enterpriseId)],
      );
      return became.flatMap((one) =>
        people.flatMap(({ enterpriseId, name, phone }) =>
          enterpriseId === one.enterpriseId ? [{ phone, text: decisionText(one, name), sentAt: now }] : [],
        ),
      );
    });
    for (const notice of told) await notify(notice);
  }

  return {
    /** A contested code is not passed here: `award` compares the claims. */
    decide: (decision: EnterpriseDecision): Promise<void> =>
      decided(async (inside) => {
        const code = await readCreditCode(inside, decision.enterpriseId);
        await holdCode(inside, code);
        if (decision.decision === 'REJECT') return [await write(inside, decision)];
        if ((await createClaims(inside).rivals(decision.enterpriseId, code)).length > 0) {
          throw new Refusal(CODES.creditCodeTaken, messages.contested);
        }
        return pass(inside, decision, code);
      }, decision.now),

    award: (enterpriseId: string, now: Date): Promise<void> =>
      decided(async (inside) => {
        const code = await readCreditCode(inside, enterpriseId);
        await holdCode(inside, code);
        return pass(inside, { enterpriseId, now }, code);
      }, now),
  };
};

export type Decisions = ReturnType<typeof verificationDecisions>;
