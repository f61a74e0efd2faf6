import { expect, it } from 'vitest';

import { leadToCenterOf } from '../../../src/effects/after-order/lead-to-center';
import type { SessionUser } from '../../../machines/identity/session';
import type { AppActor } from '../../../machines/shell/app';

/** Minimal root actor: the signed-in user and its received events. */
function signedInAs(user: Pick<SessionUser, 'serviceOpenAuditStatus'> | null) {
  const told: unknown[] = [];
  const session = { getSnapshot: () => ({ context: { user } }) };
  const app = {
    getSnapshot: () => ({ children: { session }, context: {} }),
    send: (event: unknown) => told.push(event),
  } as unknown as AppActor;
  return { app, told };
}

it.each([
  { status: 'PASS', standing: 'PASS' },
  { status: 'NONE', standing: 'NONE' },
  { status: 'REJECT', standing: 'REJECT' },
  { status: null, standing: 'NATURAL' },
] as const)('the lead to the user center reports $standing for every target of the notice', ({ status, standing }) => {
  const { app, told } = signedInAs({ serviceOpenAuditStatus: status });
  const lead = leadToCenterOf(app, 'https://center.example/');
  lead(undefined, { target: 'verification' });
  lead(undefined, { target: 'workplace' });
  expect(told).toMatchObject([{ standing }, { standing }]);
});

it('the lead to the user center reports no standing before the account is loaded', () => {
  const { app, told } = signedInAs(null);
  leadToCenterOf(app, 'https://center.example/')(undefined, { target: 'workplace' });
  expect(told).toMatchObject([{ standing: null }]);
});
