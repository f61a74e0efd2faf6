import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { privacyNotice } from '../../server/world/content/legal/privacy-notice';
import { userAgreement } from '../../server/world/content/legal/user-agreement';
import { readingCallsVia } from '../../src/effects/reading';
import { done, fakeGateway, offline, refused, type Said } from './support/fake-line';

function callsWith(answer: () => Said) {
  const { gateway, requests, news } = fakeGateway(answer);
  const { loadText, loadMail } = readingCallsVia(gateway);
  return {
    requests,
    news,
    loadText: (text: 'agreement' | 'privacy') => toPromise(createActor(loadText, { input: { text } }).start()),
    loadMail: () => toPromise(createActor(loadMail).start()),
  };
}

describe('agreement texts', () => {
  it.each([
    ['agreement', userAgreement],
    ['privacy', privacyNotice],
  ] as const)('load whole: the %s', async (text, document) => {
    const { loadText, requests } = callsWith(() => done(document));
    expect(await loadText(text)).toMatchObject({ ok: true, document });
    expect(requests).toMatchObject([{ url: `/api-cms/agreement/detail?documentId=${document.documentId}` }]);
  });

  it('load in the requested edition', async () => {
    const { gateway, requests } = fakeGateway(() => done(userAgreement));
    const { loadText } = readingCallsVia(gateway);
    await toPromise(createActor(loadText, { input: { text: 'agreement', version: '2020-07-14' } }).start());
    expect(requests).toMatchObject([{ url: '/api-cms/agreement/detail?documentId=user-agreement&version=2020-07-14' }]);
  });

  it('end with the computed sections', async () => {
    const counted = [{ sectionId: 'cancel-fees', heading: '取消费率表', blocks: [] }];
    const { loadText } = callsWith(() => done({ ...userAgreement, counted }));
    const outcome = await loadText('agreement');
    const headings = outcome.ok ? outcome.document.sections.map(({ heading }) => heading) : [];
    expect([headings.length, headings.at(-1)]).toEqual([userAgreement.sections.length + 1, '取消费率表']);
  });

  it.each([
    ['unavailable', () => refused('00000404', '没有这份文件')],
    ['network', offline],
    ['unavailable', () => done({ title: 'half a text' })],
  ] as const)('fail as %s without a toast', async (code, answer) => {
    const { loadText, news } = callsWith(answer);
    expect(await loadText('agreement')).toEqual({ ok: false, failure: { code } });
    expect(news).toEqual([]);
  });

  it('include the contact address or null', async () => {
    expect(await callsWith(() => done('service@chemlane.example')).loadMail()).toBe('service@chemlane.example');
    expect(await callsWith(offline).loadMail()).toBeNull();
  });
});
