// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { editionCallsVia } from '../../../src/effects/session/edition-calls';
import { writeDismissedEditions, readDismissedEditions } from '../../../src/effects/session/told-editions';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const AGREED = { agreement: '2027-02-09', privacy: '2027-01-18' };
const agree = (answer: () => Said) =>
  toPromise(
    createActor(editionCallsVia(fakeGateway(answer).gateway).agreeToEditions, { input: { agreed: AGREED } }).start(),
  );

beforeEach(() => localStorage.clear());

describe('consent to current editions', () => {
  it.each([
    [{ ok: true }, () => done(null)],
    [{ ok: false, code: 'changed' }, () => refused('10003009', '已有新版本')],
    [{ ok: false, code: 'network' }, offline],
  ])('ends in %o', async (outcome, answer) => {
    expect(await agree(answer)).toEqual(outcome);
  });
});

it('dismissed announcements are remembered and spoilt ones read as none', () => {
  expect(readDismissedEditions()).toEqual([]);
  writeDismissedEditions(['privacy-notice 2027-01-18']);
  expect(readDismissedEditions()).toEqual(['privacy-notice 2027-01-18']);
  for (const spoilt of ['{', '{"a":1}', 'null', '[7]']) {
    localStorage.setItem('toldEditions', spoilt);
    expect(readDismissedEditions()).toEqual([]);
  }
});
