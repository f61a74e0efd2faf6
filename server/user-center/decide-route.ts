import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import { ENTERPRISE_APP_SOURCE } from '../../domain/people/enterprise';
import type { Clock } from '../clock';
import type { Queries } from '../database/database';
import { DEMO_SERVICES } from '../demo/people';
import { type DecisionDeps, decisions } from '../enterprises/decisions';
import { successAnswer } from '../http/answer';
import { notFound } from '../http/refusal';
import { readJsonBody } from '../http/request-body';
import type { Route } from '../http/route';
import { validate } from '../http/validate';

export const DECIDE_PATH = '/__demo/verification';

const decision = v.object({ decision: v.picklist(['PASS', 'REJECT']) });

const REASON = '营业执照不清晰，请重新上传（演示）';

/** In the demo an enterprise that passes is given the demo's services. */
export async function openServices(inside: Queries, enterpriseId: string): Promise<void> {
  for (const service of DEMO_SERVICES) {
    await inside.query(
      `insert into enterprise_entries (id, enterprise_id, app_source, service_name, status)
       values ($1, $2, $3, $4, 'PASS')`,
      [randomUUID(), enterpriseId, ENTERPRISE_APP_SOURCE, service],
    );
  }
}

async function enterpriseOf(queries: Queries, userId: string): Promise<string> {
  const [user] = await queries.query<{ enterpriseId: string | null }>(
    'select enterprise_id as "enterpriseId" from users where id = $1',
    [userId],
  );
  if (!user || user.enterpriseId === null) throw notFound();
  return user.enterpriseId;
}

/** The auditor of the demo: whoever waits for a decision presses the button themselves. */
export function decideRoute(deps: DecisionDeps, clock: Clock): Route {
  const { database } = deps;
  const { decide } = decisions(deps);
  return {
    method: 'POST',
    path: DECIDE_PATH,
    guarded: true,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      const { decision: decided } = validate(decision, await readJsonBody(request));
      const enterpriseId = await enterpriseOf(database, userId);
      const reason = decided === 'REJECT' ? REASON : null;
      await decide({ enterpriseId, decision: decided, reason, now: new Date(clock.now()) });
      return successAnswer(null);
    },
  };
}
