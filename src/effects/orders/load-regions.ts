import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { regionList } from '../../../contract/world/regions';
import type { LoadRegionsInput, LoadRegionsOutcome } from '../../../machines/booking/region-picker';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

/** An old draft may name a removed region; it has no children. */
const isNoPlace = (reply: GatewayReply<unknown>) => reply.kind === 'refused' && reply.code === CODES.notFound;

/** All or none: a partial answer would leave lists that are never loaded. */
export const loadRegionsVia = (gateway: Gateway) =>
  fromPromise<LoadRegionsOutcome, LoadRegionsInput>(async ({ input: { parents }, signal }) => {
    const asked = parents.map(async (parent) => ({
      parent,
      reply: await gateway.call(regionList, { parent }, { signal }),
    }));
    const answers = await Promise.all(asked);
    const lists = answers.flatMap(({ parent, reply }) =>
      reply.kind === 'done' || isNoPlace(reply) ? [{ parent, regions: reply.kind === 'done' ? reply.data : [] }] : [],
    );
    if (lists.length === parents.length) return { ok: true, lists };
    const isAnswered = answers.some(({ reply }) => reply.kind !== 'done' && unansweredCode(reply) === 'unavailable');
    return { ok: false, failure: { code: isAnswered ? 'unavailable' : 'network' } };
  });
