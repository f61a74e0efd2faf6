import { describe, expect, it } from 'vitest';

import { NEWEST_NEWS, newsPage } from '../../../contract/content/cms';
import { askedAs, HANDED_OVER } from '../../../contract/gateway/handed-over';
import { gatewayOver } from '../../../src/effects/gateway/gateway';
import { handedOver } from '../../../src/effects/gateway/handed-over';
import { done, fakeLine } from '../support/fake-line';

const LIST = { records: [], total: 0, current: 1, size: 10 };
const ASKED = { kind: 'done', data: { ...LIST, total: 14 } };
const BROUGHT = { kind: 'done', data: LIST };

/** Document stub with this embedded text, or none. */
const pageWith = (textContent: string | null) => ({
  getElementById: (id: string) => (id === HANDED_OVER && textContent !== null ? { textContent } : null),
});

function openOn(page: ReturnType<typeof pageWith>) {
  const { line, requests } = fakeLine(() => done(ASKED.data));
  const gateway = gatewayOver({ ...line, handed: handedOver(page) }, { publish: () => {} });
  return { requests, call: (payload: object) => gateway.call(newsPage, payload) };
}

describe('answer embedded in the page', () => {
  const page = pageWith(JSON.stringify({ [askedAs(newsPage, NEWEST_NEWS)]: LIST }));

  it('is used once instead of a request', async () => {
    const { requests, call } = openOn(page);
    expect(await call({ size: 10, current: 1 })).toEqual(BROUGHT);
    expect(requests).toEqual([]);
    expect(await call({ size: 10, current: 1 })).toEqual(ASKED);
    expect(requests).toHaveLength(1);
  });

  it('answers no other request', async () => {
    const { call } = openOn(page);
    expect(await call({ current: 2, size: 10 })).toEqual(ASKED);
    expect(await call({ current: 1, size: 10, type: 'port' })).toEqual(ASKED);
  });

  it.each([
    ['is not there', pageWith(null)],
    ['is empty', pageWith('')],
    ['cannot be read', pageWith('{"')],
    ['is nothing', pageWith('null')],
    [
      'is not what the gateway would say',
      pageWith(JSON.stringify({ [askedAs(newsPage, NEWEST_NEWS)]: { total: 'x' } })),
    ],
  ])('is requested when it %s', async (_, without) => {
    expect(await openOn(without).call({ ...NEWEST_NEWS })).toEqual(ASKED);
  });
});
