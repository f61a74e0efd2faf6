import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import {
  selectVerification,
  verificationIntents,
  verificationMachine,
  type LoadVerificationOutcome,
  type VerificationDraft,
} from '../../../machines/identity/verification';
import { CREDIT_CODE, ENTERPRISE, factsOf } from '../../support/plans/identity/verification.plan';

const TYPED = { enterpriseName: '另一家化工有限公司', creditCode: '9131' };
const FIRST = { enterpriseName: ENTERPRISE, creditCode: CREDIT_CODE, submittedAt: '2026-03-14T01:42:00.000Z' };
const LATER = { ...FIRST, submittedAt: '2026-03-15T01:42:00.000Z' };

/** A page over these facts with the draft of an earlier one; what it saves. */
async function opened(facts: LoadVerificationOutcome, typed: VerificationDraft | null) {
  const saved: VerificationDraft[] = [];
  const loadVerification = fromPromise<LoadVerificationOutcome, undefined>(async () =>
    facts.ok ? { ...facts, typed } : facts,
  );
  const actor = createActor(
    verificationMachine.provide({
      actors: { loadVerification },
      actions: { saveTyped: (_, draft) => saved.push(draft) },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('editing'));
  return { view: () => selectVerification(actor.getSnapshot()), on: verificationIntents(actor), saved };
}

it('keeps a draft over the facts it was typed over', async () => {
  const first = await opened(factsOf('REJECT', FIRST), null);
  first.on.change(TYPED);
  const again = await opened(factsOf('REJECT', FIRST), first.saved.at(-1) ?? null);
  expect(again.view()).toMatchObject({ form: TYPED, isOverruled: false });
});

it('lets facts win that were handed in elsewhere after the draft, and says so until somebody types', async () => {
  const first = await opened(factsOf('REJECT', FIRST), null);
  first.on.change(TYPED);
  const { view, on, saved } = await opened(factsOf('REJECT', LATER), first.saved.at(-1) ?? null);
  expect(view()).toMatchObject({
    form: { enterpriseName: ENTERPRISE, creditCode: CREDIT_CODE },
    isOverruled: true,
  });
  on.change({ enterpriseName: '第三家化工有限公司' });
  expect(view().isOverruled).toBe(false);
  expect(saved.at(-1)?.basedOn).toContain(LATER.submittedAt);
});

it('lets facts win that the desk has put right, though nothing was handed in since', async () => {
  const first = await opened(factsOf('REJECT', FIRST), null);
  first.on.change(TYPED);
  const facts = factsOf('REJECT', { ...FIRST, enterpriseName: '更正后的化工有限公司' });
  const { view } = await opened(facts, first.saved.at(-1) ?? null);
  expect(view()).toMatchObject({ form: { enterpriseName: '更正后的化工有限公司' }, isOverruled: true });
});
