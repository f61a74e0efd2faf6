import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { noticesIntents, noticesMachine, selectNotices, type NoticesSnapshot } from '../../../machines/shell/notices';
import { noticesCopy as copy } from '../../../src/copy/content/notices';
import { Notices } from '../../../src/features/notices/notices';
import { walkView } from '../../support/model/walk-view';
import { FAULT, noticesPlan, REFUSAL, SUCCESS } from '../../support/plans/shell/notices.plan';
import { PATIENCE } from '../../support/patience';

const WORDS = { success: copy.sentence.loginSucceeded, refusal: '验证码错误', fault: copy.sentence.serverBusy };

function look(snapshot: NoticesSnapshot) {
  const { toasts, notifications } = selectNotices(snapshot);
  const [toastAlert, faultAlert] = screen.getAllByRole('alert');
  const isCalm = toasts.some(({ tone }) => tone === 'success');
  const isRefused = toasts.some(({ tone }) => tone === 'error');
  expect(screen.getByRole('status').textContent, 'a success is read out politely').toBe(isCalm ? WORDS.success : '');
  expect(toastAlert?.textContent, 'a refusal is read out at once').toBe(isRefused ? WORDS.refusal : '');
  expect(faultAlert?.textContent, 'a fault has a title').toBe(
    notifications.length > 0 ? `${copy.errorTitle}${WORDS.fault}` : '',
  );
  expect(screen.queryAllByRole('button')).toHaveLength(toasts.length + notifications.length);
}

walkView({
  plan: noticesPlan,
  mount: (actor) => <Notices actor={actor} />,
  perform: {},
  byWorld: {
    'notice.dismiss': 'a hand, which also holds the time: below',
    'notice.raise': 'whoever has something to say',
    'notices.hold': 'the pointer and the focus: held below',
    'notices.release': 'the pointer and the focus: held below',
  },
  look,
});

const seeing = (look: () => void) => vi.waitFor(look, { ...PATIENCE, interval: 10 });

describe('dismissing a notice', () => {
  const close = (words: string) => copy.dismiss(words);
  const focusOn = (name: string) => person.witnesses(() => screen.getByRole('button', { name }).focus());
  const shown = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

  async function open() {
    const actor = createActor(noticesMachine).start();
    const { raise } = noticesIntents(actor);
    await person.opens(
      <>
        <button type="button">原处</button>
        <Notices actor={actor} />
      </>,
    );
    await person.witnesses(() => [SUCCESS, REFUSAL, FAULT].forEach(raise));
    await seeing(() => expect(shown()).toHaveLength(4));
    return actor;
  }

  it('works by a press', async () => {
    await open();
    await person.press('button', close(WORDS.fault));
    await seeing(() => expect(shown()).toEqual(['原处', close(WORDS.refusal), close(WORDS.success)]));
  });

  it('works by key, moves the focus to the next notice and finally back', async () => {
    await open();
    await focusOn('原处');
    await focusOn(close(WORDS.refusal));
    await person.pressKey('Escape');
    await seeing(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(close(WORDS.success)));
    await person.pressKey('Escape');
    await seeing(() => expect(document.activeElement?.textContent).toBe('原处'));
    await seeing(() => expect(shown()).toEqual(['原处', close(WORDS.fault)]));
  });

  it('pauses its timer while it has the focus', async () => {
    const actor = await open();
    await focusOn(close(WORDS.success));
    await seeing(() => expect(actor.getSnapshot().context.holds).toContain('focus'));
    expect(actor.getSnapshot().matches('held')).toBe(true);
    await focusOn('原处');
    await seeing(() => expect(actor.getSnapshot().context.holds).not.toContain('focus'));
  });

  it('is outside the page, where no dialog makes it inert', async () => {
    await open();
    expect(within(document.body).getByRole('status').closest('[data-notices]')?.parentElement).toBe(document.body);
  });
});
