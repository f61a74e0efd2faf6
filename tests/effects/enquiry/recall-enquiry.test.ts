import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RecallEnquiryOutcome } from '../../../machines/order/enquiry';
import { constantsOver } from '../../../src/effects/constants/constants';
import { recallEnquiryVia } from '../../../src/effects/enquiry/recall-enquiry';
import { outcomeOf } from '../home/support';
import { done, fakeGateway } from '../support/fake-line';
import { shelve } from '../support/shelf';

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();

function recallAt(search: string): Promise<RecallEnquiryOutcome> {
  vi.stubGlobal('location', { pathname: '/enquiry', search, hash: '#goods' });
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  const { gateway } = fakeGateway(() => done({}));
  const recalling = recallEnquiryVia({ gateway, constants: constantsOver(gateway) });
  return outcomeOf(recalling) as Promise<RecallEnquiryOutcome>;
}

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  replaceState.mockClear();
  shelve();
});

it('what a page before has said in words stands among the wishes, once, and the address says it no more', async () => {
  expect((await recallAt('?ask=全程 15℃ 以下&tab=1')).form.specialReq).toBe('全程 15℃ 以下');
  expect(replaceState.mock.calls).toEqual([[{ key: 'k' }, '', '/enquiry?tab=1#goods']]);
  expect((await recallAt('?tab=1')).form.specialReq).toBe('全程 15℃ 以下');
});

it('and it stands beside what was wished for before', async () => {
  await recallAt('?ask=罐箱要带加热');
  expect((await recallAt('?ask=周末装箱')).form.specialReq).toBe('罐箱要带加热；周末装箱');
});

it('where nothing was handed over, neither the address nor the draft is touched', async () => {
  await recallAt('?tab=1');
  expect(replaceState).not.toHaveBeenCalled();
  expect(localStorage.getItem('enquiry-draft')).toBeNull();
});

it.each([
  ['from', `?from=${encodeURIComponent('tool=tank&q=20')}`, 'TANK'],
  ['ask', '?ask=周末装箱', 'FCL'],
])('what is handed over as %s alone is taken over', async (_, search, way) => {
  const { form } = await recallAt(search);
  expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/enquiry#goods');
  expect(form.modeWish).toBe(way);
});
