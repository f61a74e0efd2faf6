import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { FCL } from '../../../domain/modes/fcl/mode';
import { CHARGES_ID, FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import type { OrderEdit, OrderText } from '../../../machines/order/order-form';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { formAlone } from './order-form.alone';

const FIRST = FIRST_EDITIONS[CHARGES_ID];
const TICK: OrderEdit = { kind: 'set', path: 'agreeCharges', value: true };

const settled = () => new Promise((done) => setTimeout(done));

/** `held`: editions in the order of requests. */
async function begun(...held: (string | null)[]) {
  const asked: OrderText[] = [];
  const actor = createActor(
    formAlone({
      askBefore: async () => ({
        consent: null,
        isVerificationDue: null,
        ordered: [],
        coupons: [],
        chargesHold: held.shift() ?? null,
      }),
      readText: async ({ text }) => {
        asked.push(text);
        return { isConfirmed: true, text, version: '2027-04-01' };
      },
    }),
    { input: { mode: FCL, step: 'confirm' } },
  ).start();
  await settled();
  const formed = () => {
    const { agreeCharges, chargesEdition, remark } = actor.getSnapshot().context.form;
    return { agreeCharges, chargesEdition, remark };
  };
  return { actor, asked, formed };
}

describe('charge consent', () => {
  it('follows the shown edition and is revoked with it', async () => {
    const { actor, formed } = await begun('2027-03-01');
    actor.send({ type: 'form.edit', edit: TICK });
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: '2027-03-01' });
    actor.send({ type: 'form.edit', edit: { ...TICK, value: false } });
    expect(formed()).toMatchObject({ agreeCharges: false, chargesEdition: '' });
  });

  it('waits for the text when the edition is unknown', async () => {
    const { actor, asked, formed } = await begun(null);
    actor.send({ type: 'form.edit', edit: TICK });
    expect(formed()).toMatchObject({ agreeCharges: false, chargesEdition: '' });
    actor.send({ type: 'charges.read' });
    await settled();
    expect(asked).toEqual(['charges']);
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: '2027-04-01' });
  });

  it('is revoked in a draft with another edition and kept with the same', async () => {
    const { actor, formed } = await begun('2027-03-01');
    actor.send({ type: 'form.restore', form: { ...SOUND, chargesEdition: FIRST, remark: '易碎' } });
    expect(formed()).toEqual({ agreeCharges: false, chargesEdition: '', remark: '易碎' });
    actor.send({ type: 'form.restore', form: { ...SOUND, chargesEdition: '2027-03-01' } });
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: '2027-03-01' });
  });

  it('counts as the first edition in an older draft', async () => {
    const { actor, formed } = await begun(null);
    actor.send({ type: 'form.restore', form: { ...SOUND, chargesEdition: '' } });
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: FIRST });
  });

  it('is revoked when the gateway reports another edition, and can be given to that one', async () => {
    const { actor, formed } = await begun(FIRST, '2027-03-01');
    actor.send({ type: 'form.restore', form: { ...SOUND, remark: '易碎' } });
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: FIRST });
    actor.send({ type: 'form.lock' });
    const faults = [{ path: 'agreeCharges' as const, code: 'required' as const }];
    actor.send({ type: 'form.release', faults, old: { isProtocolOld: false, charges: '2027-03-01' } });
    expect(formed()).toEqual({ agreeCharges: false, chargesEdition: '', remark: '易碎' });
    actor.send({ type: 'form.edit', edit: TICK });
    expect(formed()).toMatchObject({ agreeCharges: true, chargesEdition: '2027-03-01' });
  });

  it('is revoked too when only the protocol was refused and this text changed', async () => {
    const { actor, formed } = await begun(FIRST, '2027-03-01');
    actor.send({ type: 'form.restore', form: SOUND });
    actor.send({ type: 'form.lock' });
    actor.send({ type: 'form.release', faults: [], old: { isProtocolOld: true, charges: null } });
    await settled();
    expect(formed()).toMatchObject({ agreeCharges: false, chargesEdition: '' });
  });
});

it('keeps a file uploaded while the text is loading', async () => {
  const { actor } = await begun(FIRST);
  actor.send({ type: 'charges.read' });
  const files = [{ fileId: 'f1', docType: 'SDS_CN', name: 'a.pdf', bytes: 7 }];
  actor.send({ type: 'form.edit', edit: { kind: 'files.set', files } });
  expect(actor.getSnapshot().context.form.files).toEqual(files);
});
