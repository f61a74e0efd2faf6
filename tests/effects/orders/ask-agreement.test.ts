import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, toPromise } from 'xstate';

import {
  newEditionsMachine,
  type LoadEditionsOutcome,
  type NewEditionsActor,
} from '../../../machines/identity/new-editions';
import type { AppActor } from '../../../machines/shell/app';
import { askAgreementOver } from '../../../src/effects/orders/ask-agreement';

const NONE = { added: [], changed: [], dropped: [] };
const stands = (isAgreed: boolean): LoadEditionsOutcome => ({
  ok: true,
  texts: [{ documentId: 'user-agreement', holds: '2026-12-08', isAgreed, changes: NONE, comes: null }],
  told: [],
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Refused order over a signed-in customer, with consecutive consent answers. */
async function asked(...answers: LoadEditionsOutcome[]) {
  const machine = newEditionsMachine.provide({
    actors: {
      personWatcher: fromCallback(({ sendBack }) => sendBack({ type: 'person.came' })) as never,
      seenWatcher: fromCallback(() => {}) as never,
      loadEditions: fromPromise(async () => answers.shift() ?? { ok: false as const, code: 'network' as const }),
      agreeToEditions: fromPromise(async () => ({ ok: true as const })) as never,
    },
  });
  const parent = createActor(setup({}).createMachine({})).start();
  const editions = createActor(machine, { parent }).start() as NewEditionsActor;
  await settle();
  const app = { getSnapshot: () => ({ children: { newEditions: editions } }) } as unknown as AppActor;
  const waiting = toPromise(createActor(askAgreementOver(() => app)).start());
  await settle();
  return { editions, waiting };
}

it('an order goes on only after its owner agrees', async () => {
  const { editions, waiting } = await asked(stands(true), stands(false));
  expect(editions.getSnapshot().matches({ asking: 'open' }), 'it looks anew, whatever it knew').toBe(true);
  editions.send({ type: 'editions.agree' });
  expect(await waiting).toEqual({ isAgreed: true });
});

it('an order goes on at once when another tab agreed meanwhile', async () => {
  expect(await (await asked(stands(true), stands(true))).waiting).toEqual({ isAgreed: true });
});

it.each([
  ['puts it off', { type: 'editions.postpone' } as const],
  ['signs out meanwhile', { type: 'person.left' } as const],
])('an order stops when the customer %s', async (_, event) => {
  const { editions, waiting } = await asked(stands(true), stands(false));
  editions.send(event);
  expect(await waiting).toEqual({ isAgreed: false });
});

it('an order stops when the editions do not load', async () => {
  expect(await (await asked(stands(true))).waiting).toEqual({ isAgreed: false });
});
