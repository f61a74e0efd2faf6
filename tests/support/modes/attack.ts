import { assert, asyncProperty } from 'fast-check';

import type { TestGateway } from '../../server/support/gateway';
import { poisoned, poisons } from './poison';

const ROUNDS = 100;
const INSIDE = /\bat \w+.*:\d+:\d+|node_modules|\.ts\b/;

type Answers = (body: object) => Promise<readonly { status: number; code: unknown }[]>;

const isInEnvelope = (reply: { status: number; code: unknown }) =>
  reply.status < 500 && typeof reply.code === 'string' && !INSIDE.test(JSON.stringify(reply));

/** Puts arbitrary values into the body: the gateway must answer in its envelope. Returns its logged faults. */
export async function faultsUnderAttack(gateway: TestGateway, sound: object, answersTo: Answers): Promise<object[]> {
  const isAnswered = asyncProperty(poisons, async (places) =>
    (await answersTo(poisoned(sound, places) as object)).every(isInEnvelope),
  );
  await assert(isAnswered, { numRuns: ROUNDS });
  return gateway.lines.filter(({ event }) => event === 'fault');
}
