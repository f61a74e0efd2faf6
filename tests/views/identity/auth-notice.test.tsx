import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterAll, beforeAll, expect } from 'vitest';

import type { AuthNoticeActor, AuthNoticeSnapshot } from '../../../machines/identity/auth-notice';
import { authNoticeCopy as copy } from '../../../src/copy/people/auth-notice';
import { AuthNoticeDialog } from '../../../src/features/auth-notice/auth-notice-dialog';
import { walkView } from '../../support/model/walk-view';
import { authNoticePlan } from '../../support/plans/identity/auth-notice.plan';

/** Renders the dialog while its actor is active. */
function Page({ actor }: { actor: AuthNoticeActor }) {
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  return isOpen ? <AuthNoticeDialog actor={actor} /> : <p>page</p>;
}

/** The click is real, but no tab opens. */
const stay = (event: MouseEvent) => event.preventDefault();
beforeAll(() => window.addEventListener('click', stay));
afterAll(() => window.removeEventListener('click', stay));

const WAY = /去认证|立即前往|前往会员中心/;

/** Expected texts by verification status: a wrong one misleads the customer. */
const SAID = {
  PASS: { title: '即将前往会员中心', text: '企业认证已通过，可查看订单进度', blocked: '企业认证已通过' },
  NATURAL: { title: '即将前往会员中心', text: '个人订单无需企业认证', blocked: '个人订单无需企业认证' },
  NONE: { title: '请尽快完成企业认证', text: '否则订单将在 48 小时后自动取消', blocked: '订单将在 48 小时后自动取消' },
} as const;

const saidTo = (standing: AuthNoticeSnapshot['context']['standing']) =>
  SAID[standing === 'PASS' || standing === 'NATURAL' ? standing : 'NONE'];

function look(now: AuthNoticeSnapshot) {
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null, 'the dialog is there exactly while it is open').toBe(now.status === 'active');
  if (!dialog) return;
  const { href, secondsLeft, standing } = now.context;
  const said = saidTo(standing);
  const title = within(dialog).getByRole('heading').textContent;
  if (now.hasTag('lost')) return expect(title).toBe(copy.lost.title);
  const link = within(dialog).queryByRole<HTMLAnchorElement>('link', { name: WAY });
  expect(link?.href ?? null, 'the way is a real link').toBe(href);
  if (link) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  if (now.hasTag('blocked')) {
    expect(title).toBe(copy.blocked.title);
    expect(document.activeElement, 'the link is at hand').toBe(link);
    expect(dialog.textContent, 'the sentence stays').toContain(said.blocked);
    return;
  }
  expect(title).toBe(said.title);
  expect(dialog.textContent).toContain(said.text);
  expect(within(dialog).getByRole('img', { name: copy.seconds(secondsLeft) })).toBeTruthy();
  if (now.hasTag('counting')) expect(dialog.textContent).toContain(copy.opensIn(secondsLeft));
}

walkView({
  plan: authNoticePlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'link.follow': () => person.press('link', WAY),
    'notice.cancel': () => person.press('button', /^(取消|知道了)$/),
  },
  byWorld: {
    'clock.ticked': 'the clock',
  },
  look,
});
