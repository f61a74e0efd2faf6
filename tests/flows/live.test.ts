import { describe, expect, it } from 'vitest';

import { toLink, fromLink } from '../../flows/live/link';
import { liveFlow } from '../../flows/live/live-flow';
import { machines } from '../../flows/list/machines';

const flowOf = (id: string) => {
  const machine = machines.get(id);
  if (!machine) throw new Error(`no machine ${id}`);
  return liveFlow(machine);
};

const valueOf = (flow: ReturnType<typeof flowOf>) => flow.current().charts[0]?.snapshot.value;

function choose(flow: ReturnType<typeof flowOf>, label: string): void {
  const choice = flow
    .current()
    .choices.flatMap(({ choices }) => choices)
    .find((one) => one.label === label);
  const all = flow
    .current()
    .choices.flatMap(({ path, choices }) => choices.map((one) => [...path, one.label].join(' ')));
  if (!choice) throw new Error(`cannot ${label}; can ${all.join(', ')}`);
  flow.perform(choice.deed);
}

describe('live flow', () => {
  it('offers the possible events and their transitions', () => {
    const flow = flowOf('smsCountdown');
    const [own] = flow.current().choices;
    expect(own?.choices.map(({ label, takes }) => [label, takes])).toEqual([
      ['code.request (a mobile number)', ['smsCountdown.idle|code.request|0']],
      ['code.request (half a number)', ['smsCountdown.idle|code.request|1']],
      ['clock.ticked (a second later)', []],
      ['clock.ticked (a minute later)', []],
      ['clock.ticked (set back by a day)', []],
    ]);
  });

  it('logs events sent by a view', () => {
    const flow = flowOf('smsCountdown');
    flow.current().system.root.send({ type: 'code.request', phone: '13900001111', messageType: 'user_login' });
    expect(valueOf(flow)).toBe('proving');
    expect(flow.current().entries.map(({ label }) => label)).toEqual(['code.request']);
    expect([...(flow.current().taken.get('') ?? [])]).toEqual(['smsCountdown.idle|code.request|0']);
  });

  it('runs its child charts and lets their effects end', () => {
    const flow = flowOf('smsCountdown');
    choose(flow, 'code.request (a mobile number)');
    expect(flow.current().charts.map(({ machine }) => machine.id)).toEqual([
      'smsCountdown',
      'captcha',
      'captchaSlider',
      'captchaChallenge',
    ]);
    choose(flow, 'requestChallenge ends (served)');
    expect(flow.current().charts.at(-1)?.machine.id).toBe('captchaSlider');
  });

  it('travels in its history and drops an abandoned future', () => {
    const flow = flowOf('smsCountdown');
    choose(flow, 'code.request (a mobile number)');
    choose(flow, 'obtainProof ends (proven)');
    choose(flow, 'requestCode ends (sent)');
    expect(valueOf(flow)).toBe('cooling');
    flow.travel(1);
    expect([valueOf(flow), flow.current().entries.length]).toEqual(['proving', 3]);
    flow.travel(3);
    expect(valueOf(flow)).toBe('cooling');
    flow.travel(1);
    choose(flow, 'obtainProof ends (cancelled)');
    expect([valueOf(flow), flow.current().entries.length]).toEqual(['idle', 2]);
  });

  it('tolerates a missing parent', () => {
    const flow = flowOf('login');
    choose(flow, 'login.show (by a wish)');
    choose(flow, 'login.hide');
    expect([valueOf(flow), flow.current().charts[0]?.snapshot.status]).toEqual(['closed', 'active']);
  });

  it('skips a delay at once', () => {
    const flow = flowOf('captchaSlider');
    choose(flow, 'challenge ends (served)');
    const due = flow.current().nextDue ?? 0;
    expect(due).toBe(110_000);
    flow.perform({ kind: 'time', ms: due });
    expect(valueOf(flow)).toEqual({ open: 'expired' });
  });
});

describe('link to a state', () => {
  it('restores that state', () => {
    const flow = flowOf('smsCountdown');
    choose(flow, 'code.request (a mobile number)');
    choose(flow, 'obtainProof ends (proven)');
    choose(flow, 'requestCode ends (sent)');
    const history = fromLink(toLink(flow.current().history));
    const again = liveFlow(flow.machine, history ?? undefined);
    expect(again.current().charts[0]?.snapshot.value).toBe('cooling');
    expect(again.current().charts[0]?.snapshot.context).toEqual(flow.current().charts[0]?.snapshot.context);
  });

  it('contains no typed values', () => {
    const flow = flowOf('login');
    const { root } = flow.current().system;
    root.send({ type: 'login.show' });
    root.send({
      type: 'field.change',
      change: { phone: '13712345678', password: 'hunter2!', passwordAgain: 'hunter2!' },
    });
    root.send({ type: 'field.change', change: { code: '402917' } });
    const link = decodeURIComponent(toLink(flow.current().history));
    for (const secret of ['hunter2', '402917', '12345678']) expect(link).not.toContain(secret);
    const again = liveFlow(flow.machine, fromLink(toLink(flow.current().history)) ?? undefined);
    const { form } = again.current().system.root.getSnapshot().context as { form: Record<string, string> };
    expect([form['phone'], form['password'] === form['passwordAgain'], form['password']?.length]).toEqual([
      '13700000000',
      true,
      8,
    ]);
  });

  it('falls back to the start when invalid', () => {
    expect([fromLink(''), fromLink('%7B%7D'), fromLink('[["x"]]'), fromLink('%')]).toEqual([null, null, null, null]);
  });
});
