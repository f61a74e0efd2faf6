import * as v from 'valibot';

import type { Clock } from '../../clock';
import type { Decisions } from '../../enterprises/decisions';
import { successAnswer } from '../../http/answer';
import { readJsonBody } from '../../http/request-body';
import type { Route } from '../../http/route';
import { validate } from '../../http/validate';
import { pageRoute } from '../pages/page';

const awarded = v.object({ enterpriseId: v.pipe(v.string(), v.maxLength(64)) });

/** Where a person of the house says which of several claimants a credit code belongs to. */
export const claimRoutes = ({ contested, award }: Decisions, clock: Clock): Route[] => [
  pageRoute('/__demo/desk/claims.json', async () => successAnswer(await contested())),
  {
    method: 'POST',
    path: '/__demo/desk/claims',
    guarded: true,
    async answer(request) {
      const { enterpriseId } = validate(awarded, await readJsonBody(request));
      await award(enterpriseId, new Date(clock.now()));
      return successAnswer(null);
    },
  },
];
