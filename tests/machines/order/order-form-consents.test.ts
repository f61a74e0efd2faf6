import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { FCL } from '../../../domain/modes/fcl/mode';
import { selectOrderForm, type AskBeforeOutcome } from '../../../machines/order/order-form';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { formAlone } from './order-form.alone';

const AGREED = { version: '2026-01-01', agreedAt: '2026-11-01T02:00:00.000Z' };

const settled = () => new Promise((done) => setTimeout(done));

async function begun(consent: AskBeforeOutcome['consent'], version = '') {
  const askBefore = async () => ({ consent, isVerificationDue: true, ordered: [], coupons: [], chargesHold: null });
  const readText = async () => ({ isConfirmed: true as const, text: 'protocol' as const, version });
  const actor = createActor(formAlone({ askBefore, readText }), {
    input: { mode: FCL, step: 'confirm' },
  }).start();
  await settled();
  return actor;
}

const formIn = (actor: Awaited<ReturnType<typeof begun>>) => actor.getSnapshot().context.form;

describe('earlier protocol consent', () => {
  it('applies to a new, a restored and a cleared form', async () => {
    const actor = await begun(AGREED);
    expect(formIn(actor).agreeProtocol).toBe(true);
    actor.send({ type: 'form.restore', form: { ...SOUND, agreeProtocol: false } });
    expect(formIn(actor).agreeProtocol).toBe(true);
    actor.send({ type: 'form.clear' });
    expect(formIn(actor).agreeProtocol).toBe(true);
  });

  it('is revoked when the gateway knows another edition', async () => {
    const actor = await begun(AGREED);
    actor.send({ type: 'form.lock' });
    actor.send({
      type: 'form.release',
      faults: [{ path: 'agreeProtocol', code: 'required' }],
      old: { isProtocolOld: true, charges: null },
    });
    expect(formIn(actor).agreeProtocol).toBe(false);
    expect(actor.getSnapshot().context.consent).toBeNull();
  });

  it('is replaced by the edition that was read', async () => {
    const actor = await begun(AGREED, '2026-12-01');
    actor.send({ type: 'protocol.read' });
    await settled();
    const { readVersion, consent, form } = actor.getSnapshot().context;
    expect([readVersion, consent, form.agreeProtocol]).toEqual(['2026-12-01', null, true]);
  });

  it('is kept when the same edition is read again', async () => {
    const actor = await begun(AGREED, AGREED.version);
    actor.send({ type: 'protocol.read' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ readVersion: AGREED.version, consent: AGREED });
  });

  it('is revoked in a draft with an unknown edition', async () => {
    const actor = await begun(null, '2026-12-01');
    actor.send({ type: 'form.restore', form: { ...SOUND, agreeProtocol: true } });
    expect(formIn(actor).agreeProtocol).toBe(false);
    actor.send({ type: 'protocol.read' });
    await settled();
    actor.send({ type: 'form.restore', form: { ...SOUND, agreeProtocol: true } });
    expect(formIn(actor).agreeProtocol).toBe(true);
  });

  it('is absent without a session', async () => {
    expect(formIn(await begun(null)).agreeProtocol).toBe(false);
  });
});

describe('dangerous goods promise', () => {
  it('is revoked when the goods change', async () => {
    const actor = await begun(null);
    const promised = { ...SOUND, dgPromise: true };
    actor.send({ type: 'form.restore', form: promised });
    actor.send({ type: 'form.edit', edit: { kind: 'set', path: 'remark', value: '易碎' } });
    expect(formIn(actor).dgPromise, 'a remark changes no goods').toBe(true);
    actor.send({ type: 'form.edit', edit: { kind: 'set', path: 'goods.0.grossKg', value: '12' } });
    expect(formIn(actor).dgPromise).toBe(false);
    actor.send({ type: 'form.restore', form: promised });
    actor.send({ type: 'form.edit', edit: { kind: 'goods.add' } });
    expect(formIn(actor).dgPromise).toBe(false);
  });
});

it('moves to the slot field without faults when a slot is lost', async () => {
  const actor = await begun(null);
  actor.send({ type: 'form.lock' });
  actor.send({ type: 'form.release', faults: [], old: null, at: 'goods.0.pieces' });
  const { step, focus, summary, isLocked } = selectOrderForm(actor.getSnapshot());
  expect([step, focus.path, summary, isLocked]).toEqual(['goods', 'goods.0.pieces', null, false]);
});

it('shows a single fault found by the gateway only', async () => {
  const actor = await begun(null);
  actor.send({ type: 'form.lock' });
  actor.send({ type: 'form.release', faults: [{ path: 'remark', code: 'tooLong' }], old: null });
  const { summary, isLocked } = selectOrderForm(actor.getSnapshot());
  expect(summary?.faults.map(({ path }) => path)).toContain('remark');
  expect(isLocked).toBe(false);
});
