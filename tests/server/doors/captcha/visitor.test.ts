import { expect, it } from 'vitest';

import { createVisitors, newVisitor, VISITOR_COOKIE } from '../../../../server/doors/captcha/visitor';

const secret = new Uint8Array(32).fill(7);
const visitors = createVisitors(secret);
const callWith = (cookie: string) => ({ header: (name: string) => (name === 'cookie' ? cookie : undefined) });

const visitor = newVisitor();
const cookie = visitors.cookie(visitor, true);
const [sent = ''] = cookie.split(';');

it('visitor cookie identifies its visitor and is HttpOnly', () => {
  expect(visitors.of(callWith(`other=1; ${sent}`))).toBe(visitor);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  expect(visitors.cookie(visitor, false)).not.toContain('Secure');
});

it.each([
  ['nothing', ''],
  ['a name of its own', `${VISITOR_COOKIE}=${newVisitor()}`],
  ['a name of its own under our signature', sent.replace(visitor, newVisitor())],
  ['another signature', `${sent.slice(0, -4)}AAAA`],
  [
    'the signature of another installation',
    createVisitors(new Uint8Array(32)).cookie(visitor, true).split(';')[0] ?? '',
  ],
])('visitor cookie %s counts as unknown', (_, line) => {
  expect(visitors.of(callWith(line))).toBe(null);
});
