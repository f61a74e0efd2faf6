import { person } from '#person';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { ServiceClockView } from '../../../src/modes/dgd/service-clock';
import {
  Cancelled,
  Done,
  Late,
  Overdue,
  Owner,
  Running,
  Untold,
  Waiting,
} from '../../../stories/modes/dgd-clock.stories';

type Told = { args?: Partial<ComponentProps<typeof ServiceClockView>> };

async function said({ args }: Told): Promise<string> {
  const { order, now } = args ?? {};
  if (!order || now === undefined) throw new Error('a clock is told of an order, and what time it is');
  await person.opens(<ServiceClockView order={order} now={now} />);
  // Rendering is asynchronous in a browser.
  await vi.waitFor(() => expect(document.body.textContent).toContain('办理时限'));
  const text = document.body.textContent ?? '';
  await person.leaves();
  return text;
}

describe('service deadline on its receipt', () => {
  it.each<[string, Told, string[]]>([
    ['within two working hours it is accepted', Waiting, ['受理', '最晚 11-20 周五 16:00 受理', '剩余', '01:30:00']],
    ['what is late says so, and nothing runs', Late, ['已过受理时限']],
    ['nothing runs for the house while its owner has to do something', Owner, ['等您完成认证或补齐资料']],
    ['eight working hours from Friday 16:00 end on Monday 15:00', Running, ['给结果', '最晚 11-23 周一 15:00']],
    ['what is not done in time says so', Overdue, ['应于 11-19 周四 15:00 前交付，已超时']],
    ['a year that is not published promises nothing', Untold, ['放假安排尚未公布，转人工核对']],
    ['what is done says when', Done, ['11-23 周一 11:00 已交付']],
  ])('%s', async (_, story, words) => {
    const text = await said(story);
    for (const word of words) expect(text).toContain(word);
  });

  it('starts with the passed verification, not with the order', async () => {
    const { order } = Waiting.args ?? {};
    if (!order) throw new Error('a clock is told of an order');
    const [ordered] = order.history;
    if (!ordered) throw new Error('an order begins by being sent');
    const passed = { ...ordered, event: 'verified', at: new Date('2026-11-20T15:30:00+08:00').toISOString() };
    const history = [{ ...ordered, state: 'AWAIT_VERIFY' as const }, passed];
    const now = Date.parse('2026-11-20T16:01:00+08:00');
    expect(await said({ args: { order: { ...order, history }, now } })).toContain('最晚 11-20 周五 17:30 受理');
  });

  it('is hidden after the order ends', async () => {
    const text = await said(Cancelled);
    expect(text).not.toContain('受理时限');
    expect(text).not.toContain('剩余');
  });
});
