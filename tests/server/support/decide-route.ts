import * as v from 'valibot';

import type { Clock } from '../../../server/base/clock';
import type { Queries } from '../../../server/base/database/database';
import { type DecisionDeps, verificationDecisions } from '../../../server/people/enterprises/decisions';
import { successAnswer } from '../../../server/base/http/answer';
import { notFoundFault } from '../../../server/base/http/refusal';
import { readJsonBody } from '../../../server/base/http/request-body';
import type { Route } from '../../../server/base/http/route';
import { validate } from '../../../server/base/http/validate';

export const DECIDE_PATH = '/__test/verification';

const decision = v.object({ decision: v.picklist(['PASS', 'REJECT']) });

const REASON = '营业执照不清晰，请重新上传';

async function enterpriseOf(queries: Queries, userId: string): Promise<string> {
  const [user] = await queries.query<{ enterpriseId: string | null }>(
    'select enterprise_id as "enterpriseId" from users where id = $1',
    [userId],
  );
  if (!user || user.enterpriseId === null) throw notFoundFault();
  return user.enterpriseId;
}

/** Decides on the verification of the caller’s own enterprise; in production the desk does. */
export function decideRoute(deps: DecisionDeps, clock: Clock): Route {
  const { database } = deps;
  const { decide } = verificationDecisions(deps);
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
