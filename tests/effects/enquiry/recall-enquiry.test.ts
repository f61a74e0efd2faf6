import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RecallEnquiryOutcome } from '../../../machines/order/enquiry';
import { constantsOver } from '../../../src/effects/constants/constants';
import { recallEnquiryVia } from '../../../src/effects/enquiry/recall-enquiry';
import { outcomeOf } from '../home/support';
import { soundEnquiry } from '../../support/enquiry-form';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { shelve } from '../support/shelf';

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();

const NOTHING = () => done({});

function recallAt(search: string, answer: () => Said = NOTHING): Promise<RecallEnquiryOutcome> {
  vi.stubGlobal('location', { pathname: '/enquiry', search, hash: '#goods' });
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
  const { gateway } = fakeGateway(answer);
  const recalling = recallEnquiryVia({ gateway, constants: constantsOver(gateway) });
  return outcomeOf(recalling) as Promise<RecallEnquiryOutcome>;
}

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  replaceState.mockClear();
  shelve();
});

it('a handed-over text joins the special requirements once and leaves the address', async () => {
  expect((await recallAt('?ask=全程 15℃ 以下&tab=1')).form.specialReq).toBe('全程 15℃ 以下');
  expect(replaceState.mock.calls).toEqual([[{ key: 'k' }, '', '/enquiry?tab=1#goods']]);
  expect((await recallAt('?tab=1')).form.specialReq).toBe('全程 15℃ 以下');
});

it('a handed-over text joins earlier requirements', async () => {
  await recallAt('?ask=罐箱要带加热');
  expect((await recallAt('?ask=周末装箱')).form.specialReq).toBe('罐箱要带加热；周末装箱');
});

it('nothing handed over leaves address and draft unchanged', async () => {
  await recallAt('?tab=1');
  expect(replaceState).not.toHaveBeenCalled();
  expect(localStorage.getItem('enquiry-draft')).toBeNull();
});

it.each([
  ['from', `?from=${encodeURIComponent('tool=tank&q=20')}`, 'TANK'],
  ['ask', '?ask=周末装箱', 'FCL'],
])('%s alone is taken over from the address', async (_, search, way) => {
  const { form } = await recallAt(search);
  expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/enquiry#goods');
  expect(form.modeWish).toBe(way);
});

const ENQUIRY_NO = 'EQ2611207K3M9Q';
const askedOnce = (form: object): Said =>
  done({
    enquiryNo: ENQUIRY_NO,
    state: 'REFUSED',
    sentAt: '2026-11-20T02:00:00.000Z',
    answerBy: '2026-11-20T04:00:00.000Z',
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    form,
    answer: null,
    messages: [],
    reason: '此航线不收第 3 类',
    quote: null,
    orderNo: null,
  });

it('an earlier enquiry is copied without its answer deadline', async () => {
  const { form } = await recallAt(`?copy=${ENQUIRY_NO}`, () => askedOnce({ ...soundEnquiry, remark: '周末装箱' }));
  expect([form.orgPortCode, form.dstPortCode, form.etd, form.remark]).toEqual([
    'CNSHA',
    'SGSIN',
    '2026-12-20',
    '周末装箱',
  ]);
  expect([form.contactPhone, form.quoteDeadline]).toEqual(['13812345678', '']);
});

it.each<[string, string, () => Said]>([
  ['is no number', 'all', () => askedOnce(soundEnquiry)],
  ['is somebody else’s', ENQUIRY_NO, () => refused('00000404')],
  ['is not told', ENQUIRY_NO, offline],
  ['is of an earlier release', ENQUIRY_NO, () => askedOnce({ goods: 'everything' })],
])('the current draft stays when the copied enquiry %s', async (_, copy, answer) => {
  await recallAt('?ask=罐箱要带加热');
  const { form } = await recallAt(`?copy=${copy}`, answer);
  expect([form.specialReq, form.orgPortCode]).toEqual(['罐箱要带加热', '']);
});
