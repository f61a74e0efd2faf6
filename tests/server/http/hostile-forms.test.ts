import { assert, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { submitEnquiry } from '../../../contract/modes/enq';
import { poisoned, poisons } from '../../support/modes/poison';
import { type GatewayCase, locked, submissionOf, wireOf } from '../../support/modes/gateway-case';
import { soundEnquiry } from '../../support/enquiry-form';
import { bearing, newPerson } from '../identity/support/person';
import { DOM_CASE } from '../modes/support/dom';
import { FCL_CASE } from '../modes/support/fcl';
import { LCL_CASE } from '../modes/support/lcl';
import { RAIL_CASE } from '../modes/support/rail';
import { CFS_CASE } from '../modes/support/cfs';
import { WH_CASE } from '../modes/support/wh';
import { newKey } from '../orders/support/submission';
import { openTestGateway, type TestGateway } from '../support/gateway';

const ROUNDS = 150;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const answered = async (path: string, body: unknown, headers: Record<string, string>) => {
  const reply = await gateway.post(path, body, headers);
  expect(reply.status).toBeLessThan(500);
  expect(typeof reply.code).toBe('string');
  expect(JSON.stringify(reply)).not.toMatch(/\bat \w+.*:\d+:\d+|node_modules|\.ts\b/);
};

describe('a form that is wrong somewhere inside', () => {
  it.each<[string, GatewayCase]>([
    ['full containers', FCL_CASE],
    ['shares of a box', LCL_CASE],
    ['places in a store', WH_CASE],
    ['trains', RAIL_CASE],
    ['boxes at a station', CFS_CASE],
    ['boxes within the country', DOM_CASE],
  ])('is answered in the envelope, submitted or kept: %s', { timeout: 120_000 }, async (_, mode) => {
    const { token } = await newPerson(gateway);
    const quote = await locked(gateway, mode.id, await mode.find(gateway), token);
    const sound = submissionOf(gateway, mode.sound(quote), quote);
    const { submit, saveDraft } = wireOf(mode.id);
    await assert(
      asyncProperty(poisons, async (places) => {
        const body = poisoned(sound, places) as typeof sound;
        await answered(submit.path, body, { ...bearing(token), 'idempotency-key': newKey() });
        await answered(saveDraft.path, { form: body.form, revision: 0 }, bearing(token));
      }),
      { numRuns: ROUNDS },
    );
    expect(gateway.lines.filter(({ event }) => event === 'fault')).toEqual([]);
  });

  it('is answered in the envelope: an enquiry', { timeout: 120_000 }, async () => {
    const { token } = await newPerson(gateway);
    await assert(
      asyncProperty(poisons, (places) =>
        answered(submitEnquiry.path, { form: poisoned(soundEnquiry, places) }, bearing(token)),
      ),
      { numRuns: ROUNDS },
    );
    expect(gateway.lines.filter(({ event }) => event === 'fault')).toEqual([]);
  });
});
