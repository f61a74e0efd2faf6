import { fromPromise } from 'xstate';

import { segregationCheck } from '../../../contract/world/dangerous-goods';
import { CODES } from '../../../contract/wire/envelope';
import type { CheckFailure, CheckGoodsInput, CheckGoodsOutcome } from '../../../machines/booking/segregation-check';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const goodsPair = ([one = 0, other = 0]: readonly number[]) => [one, other] as const;

/** Shows the gateway's message only where it concerns the user's input. */
const checkFailure = (code: string, message: string): CheckFailure =>
  code === CODES.goodsUnknown ? { code: 'refused', message } : { code: 'unavailable' };

export const checkGoodsVia = (gateway: Gateway) =>
  fromPromise<CheckGoodsOutcome, CheckGoodsInput>(async ({ input: { unNos }, signal }) => {
    const goods = unNos.map((unNo) => ({ unNo, isLimited: false }));
    const reply = await gateway.call(segregationCheck, { goods }, { signal });
    switch (reply.kind) {
      case 'done':
        return {
          ok: true,
          verdict: { ...reply.data, pairs: reply.data.pairs.map((pair) => ({ ...pair, of: goodsPair(pair.of) })) },
        };
      case 'refused':
        return { ok: false, failure: checkFailure(reply.code, reply.message) };
      case 'unreachable':
        return { ok: false, failure: { code: unansweredCode(reply) } };
    }
  });
