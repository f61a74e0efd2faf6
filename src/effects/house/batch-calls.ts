import { fromPromise } from 'xstate';

import { actOnMany, readMany, rehearseMany } from '../../../contract/house/many';
import { CODES } from '../../../contract/wire/envelope';
import { subjectOf } from '../../../domain/house/beside';
import { ACTS_OF_MANY, MOST_AT_ONCE } from '../../../domain/house/many';
import { QUEUE_PAGE, type QueueChoice } from '../../../domain/house/queue';
import type { FindAllOutcome, ManyDeed, ManyOutcome, ReadManyOutcome } from '../../../machines/house/case-batch';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { HERE } from './case-calls';
import { callQueue, tellDone } from './desk-calls';

function refused(reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>) {
  if (reply.kind === 'refused' && reply.code !== CODES.unexpected)
    return { ok: false as const, failure: { code: 'told' as const, message: reply.message } };
  return { ok: false as const, failure: { code: unansweredCode(reply) } };
}

function manyPayload({ act, said, cases }: ManyDeed) {
  const together = ACTS_OF_MANY.find((one) => one === act);
  if (together === undefined) throw new Error(`${act} is done on one order`);
  const words = Object.entries(said).map(
    ([id, value]) => [id, typeof value === 'string' ? value : [...value]] as const,
  );
  const turns = cases.map(({ orderNo, turn }) => ({ no: orderNo, turn }));
  return { act: together, said: Object.fromEntries(words), cases: turns };
}

export const batchCallsVia = (gateway: Gateway) => ({
  findAll: fromPromise<FindAllOutcome, QueueChoice | null>(async ({ input, signal }) => {
    if (input === null) throw new Error('no list is looked at');
    const nos = new Set<string>();
    let total = Infinity;
    for (let page = 1; nos.size < MOST_AT_ONCE && (page - 1) * QUEUE_PAGE < total; page += 1) {
      const reply = await callQueue(gateway, { ...input, page, isWatching: false, signal });
      if (reply.kind !== 'done') return refused(reply);
      total = reply.data.total;
      for (const line of reply.data.records) nos.add(subjectOf(line).no);
    }
    return { ok: true, nos: [...nos].slice(0, MOST_AT_ONCE), total };
  }),
  readMany: fromPromise<ReadManyOutcome, { ticked: readonly string[] }>(async ({ input, signal }) => {
    const reply = await gateway.call(readMany, { nos: [...input.ticked] }, { ...HERE, signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : refused(reply);
  }),
  rehearseMany: fromPromise<ManyOutcome, ManyDeed>(async ({ input, signal }) => {
    const reply = await gateway.call(rehearseMany, manyPayload(input), { ...HERE, signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : refused(reply);
  }),
  actOnMany: fromPromise<ManyOutcome, ManyDeed>(async ({ input }) => {
    const reply = await gateway.call(actOnMany, manyPayload(input), HERE);
    if (reply.kind !== 'done') return refused(reply);
    tellDone();
    return { ok: true, ...reply.data };
  }),
});
