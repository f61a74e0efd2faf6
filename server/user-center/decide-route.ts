import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { type AuditStatus, ENTERPRISE_APP_SOURCE } from '../../domain/people/enterprise';
import type { Clock } from '../clock';
import type { Database, Queries } from '../database/database';
import { DEMO_SERVICES } from '../demo/people';
import { successAnswer } from '../http/answer';
import { notFound } from '../http/refusal';
import { readJsonBody } from '../http/request-body';
import type { Route } from '../http/route';
import { validate } from '../http/validate';

export const DECIDE_PATH = '/__demo/verification';

const decision = v.object({ decision: v.picklist(['PASS', 'REJECT']) });

const REASON = '营业执照不清晰，请重新上传（演示）';

type Decided = { userId: string; decision: Extract<AuditStatus, 'PASS' | 'REJECT'>; now: Date };

/** What follows for others when an enterprise passes, in the same transaction. */
type EnterprisePassed = (inside: Queries, enterpriseId: string) => Promise<void>;

/** Decides what is being looked at; false where nothing is. An enterprise that passes is given the demo's services. */
const decide = (database: Database, passed: EnterprisePassed, { userId, decision: status, now }: Decided) =>
  database.tx(async (inside) => {
    const [enterprise] = await inside.query<{ id: string }>(
      `update enterprises e set audit_status = $2 from users u
        where u.id = $1 and e.id = u.enterprise_id and e.audit_status = 'WAIT' returning e.id`,
      [userId, status],
    );
    if (!enterprise) return false;
    await inside.query(
      `update enterprise_verifications set decision = $2, reason = $3, decided_at = $4
        where enterprise_id = $1 and decision is null`,
      [enterprise.id, status, status === 'REJECT' ? REASON : null, now],
    );
    for (const service of status === 'PASS' ? DEMO_SERVICES : []) {
      await inside.query(
        `insert into enterprise_entries (id, enterprise_id, app_source, service_name, status)
         values ($1, $2, $3, $4, 'PASS')`,
        [randomUUID(), enterprise.id, ENTERPRISE_APP_SOURCE, service],
      );
    }
    if (status === 'PASS') await passed(inside, enterprise.id);
    return true;
  });

/** The auditor of the demo: whoever waits for a decision presses the button themselves. */
export const decideRoute = (database: Database, clock: Clock, passed: EnterprisePassed): Route => ({
  method: 'POST',
  path: DECIDE_PATH,
  guarded: true,
  async answer(request, call) {
    const { userId } = await call.requireUser();
    const { decision: decided } = validate(decision, await readJsonBody(request));
    const now = new Date(clock.now());
    if (!(await decide(database, passed, { userId, decision: decided, now }))) throw notFound();
    return successAnswer(null);
  },
});
