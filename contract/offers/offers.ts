import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { offerDay } from './sailings';

type Schedule<TSearch, TOffer> = { mode: string; summary: string; request: TSearch; offer: TOffer };

/** Search endpoint of a mode. Each day with a departure carries the lowest total that can be ordered. */
export const scheduleEndpoint = <TSearch extends v.GenericSchema, TOffer extends v.GenericSchema>({
  mode,
  summary,
  request,
  offer: one,
}: Schedule<TSearch, TOffer>) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/api-ecommerce/schedule/${mode}`,
    request,
    reply: v.object({ days: v.array(offerDay), offers: v.array(one) }),
    access: 'public',
    urlSafe: false,
  });
