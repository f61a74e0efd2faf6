import { expect, it } from 'vitest';

import { readCookie } from '../../../../server/base/http/read-cookie';

const FORM = /^[a-z]{4}$/;
const read = (cookie: string | undefined) =>
  readCookie({ header: (name) => (name === 'cookie' ? cookie : undefined) }, 'device', FORM);

it.each([
  ['device=abcd', 'abcd'],
  ['other=zzzz;  device=abcd ; device=efgh', 'abcd'],
])('cookie header %j yields the first cookie of its name', (cookie, value) => {
  expect(read(cookie)).toBe(value);
});

it.each([undefined, '', 'other=abcd', 'mydevice=abcd', 'device', 'device=', 'device=ABCD', 'device=abcd<script>'])(
  'cookie header %j yields no cookie',
  (cookie) => {
    expect(read(cookie)).toBeUndefined();
  },
);
