import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { noticesIntents, noticesMachine, selectNotices, type NoticeContent } from '../../../machines/shell/notices';
import { admitNotice, countDown, visibleNotices } from '../../../machines/shell/notices/notices.list';
import type { Notice } from '../../../machines/shell/notices';

const toast = (text: string, tone: NoticeContent['tone'] = 'success'): NoticeContent => ({
  kind: 'toast',
  tone,
  says: { text },
});

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  const texts = () =>
    selectNotices(actor.getSnapshot()).toasts.map(({ says }) => ('text' in says ? says.text : says.code));
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1_000);
  };
  return { ...noticesIntents(actor), actor, texts, wait };
}

describe('page notices', () => {
  it('disappear after four seconds', () => {
    const { raise, texts, wait } = start();
    raise(toast('登录成功'));
    wait(3);
    expect(texts()).toEqual(['登录成功']);
    wait(1);
    expect(texts()).toEqual([]);
  });

  it('stay while hovered or focused', () => {
    const { raise, hold, release, texts, wait } = start();
    raise(toast('登录成功'));
    hold('pointer');
    hold('focus');
    wait(60);
    release('pointer');
    wait(60);
    expect(texts()).toEqual(['登录成功']);
    release('focus');
    wait(4);
    expect(texts()).toEqual([]);
  });

  it('queue, and then get their full time', () => {
    const { raise, texts, wait } = start();
    for (const text of ['一', '二', '三', '四']) raise(toast(text));
    expect(texts()).toEqual(['一', '二', '三']);
    wait(4);
    expect(texts()).toEqual(['四']);
    wait(3);
    expect(texts()).toEqual(['四']);
  });

  it('are not hidden behind undismissed errors', () => {
    const { raise, texts } = start();
    for (const text of ['错一', '错二', '错三']) raise(toast(text, 'error'));
    raise(toast('成功'));
    expect(texts()).toEqual(['错一', '错二', '成功']);
  });

  it('restart when repeated', () => {
    const { raise, actor, wait } = start();
    raise(toast('登录成功'));
    wait(2);
    raise(toast('登录成功'));
    const [notice, ...others] = selectNotices(actor.getSnapshot()).toasts;
    expect([notice?.turn, notice?.secondsLeft, others]).toEqual([1, 4, []]);
  });

  it('release a focus lost with its notice', () => {
    const { raise, hold, dismiss, actor, texts, wait } = start();
    raise(toast('一', 'error'));
    raise(toast('二'));
    hold('focus');
    dismiss(actor.getSnapshot().context.notices[0]?.id ?? '');
    wait(4);
    expect(texts()).toEqual([]);
  });
});

const content = fc.record({
  kind: fc.constantFrom('toast' as const, 'notification' as const),
  tone: fc.constantFrom('success' as const, 'info' as const, 'error' as const),
  says: fc.record({ text: fc.string({ maxLength: 400 }) }),
});
const lists = fc
  .array(content, { maxLength: 60 })
  .map((raised) => raised.reduce<readonly Notice[]>((list, one) => admitNotice(list, one), []));

it('are limited to twenty, three of a kind, and a text length', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(lists, (list) => {
      expect(list.length).toBeLessThanOrEqual(20);
      expect(visibleNotices(list, 'toast').length).toBeLessThanOrEqual(3);
      expect(Math.max(0, ...list.map(({ says }) => ('text' in says ? says.text.length : 0)))).toBeLessThanOrEqual(200);
      const [soonest] = countDown(list).map(({ secondsLeft }) => secondsLeft ?? 1);
      expect(soonest ?? 1).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
