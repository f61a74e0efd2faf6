import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_ORDER, type OrderQuery } from '../../domain/order/life/order-query';
import { createActor, toPromise } from 'xstate';

import { singleSignOn } from '../../contract/people/auth';
import { submitVerification } from '../../contract/people/enterprise';
import { CODES } from '../../contract/wire/envelope';
import { SPECIAL_ENTERPRISE_CODE } from '../../domain/people/enterprise';
import type { SubmitVerificationInput } from '../../machines/identity/verification';
import { arriveAtCenter, saveOrderQuery } from '../../src/effects/user-center/arrival';
import { centerCallsVia } from '../../src/effects/user-center/center-calls';
import { forgetCenterToken, readCenterToken, saveCenterToken } from '../../src/effects/user-center/center-token';
import { verificationCallsVia } from '../../src/effects/user-center/verification-calls';
import { done, fakeGateway, offline, refused, type Said } from './support/fake-line';
import { LI_AT_THE_GATEWAY } from './support/page';

const ORIGIN = 'http://127.0.0.1:5173';

function standAt(address: string) {
  const place = new URL(address, ORIGIN);
  const shelf = new Map<string, string>();
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (place.href = new URL(to, ORIGIN).href),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  return place;
}

beforeEach(() => void standAt('/user-center/'));
afterEach(() => vi.unstubAllGlobals());

describe('arrival at the user center', () => {
  it('removes the ticket from the address first and keeps the page', () => {
    const place = standAt('/user-center/?token=ticket-1&redirect=/order/mmOrder');
    expect(arriveAtCenter()).toEqual({ ticket: 'ticket-1', token: null, page: 'wholeVehicle', query: EVERY_ORDER });
    expect(place.href).toBe(`${ORIGIN}/user-center/#/order/mmOrder`);
  });

  it('restores page and session of the tab', () => {
    standAt('/user-center/#/enterprise/verification');
    saveCenterToken(null, { token: 'token-1' });
    expect(arriveAtCenter()).toEqual({ ticket: null, token: 'token-1', page: 'verification', query: EVERY_ORDER });
    forgetCenterToken();
    expect(readCenterToken()).toBeNull();
  });

  it('restores the order list query on the way back from an order', () => {
    standAt('/user-center/#/order/list');
    const query: OrderQuery = {
      words: '甲醇 & 1230',
      mode: 'TANK',
      stage: 'TODO',
      from: '2026-11-01',
      to: '2026-11-20',
      page: 3,
    };
    saveOrderQuery(null, { query });
    expect(arriveAtCenter()).toMatchObject({ query });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/../admin'])(
    'opens the workplace when the address asks for %s',
    (redirect) => {
      const place = standAt(`/user-center/?redirect=${encodeURIComponent(redirect)}`);
      expect(arriveAtCenter().page).toBe('workplace');
      expect(place.href).toBe(`${ORIGIN}/user-center/#/dashboard/workplace`);
    },
  );

  it('works without a storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveCenterToken(null, { token: 'token-1' });
    forgetCenterToken();
    expect(readCenterToken()).toBeNull();
  });
});

function callsWith(answer: () => Said) {
  const { gateway, requests } = fakeGateway(answer, () => 'token-1');
  const { redeemTicket, loadPerson } = centerCallsVia(gateway);
  const { submitVerification: submit } = verificationCallsVia(gateway, { read: () => null, drop: () => undefined });
  return {
    requests,
    redeem: (ticket: string) => toPromise(createActor(redeemTicket, { input: { ticket } }).start()),
    load: () => toPromise(createActor(loadPerson, { input: { token: 'token-1' } }).start()),
    submit: (input: SubmitVerificationInput) => toPromise(createActor(submit, { input }).start()),
  };
}

describe('user center calls', () => {
  it('redeem the ticket in the body for this origin, without cookies', async () => {
    const { redeem, requests } = callsWith(() => done({ token: 'token-1', userName: '李工' }));
    expect(await redeem('ticket-1')).toEqual({ ok: true, token: 'token-1' });
    expect(requests).toMatchObject([
      {
        url: singleSignOn.path,
        data: { token: 'ticket-1', audience: ORIGIN },
        withCredentials: false,
        adapter: 'fetch',
      },
    ]);
    expect(await callsWith(() => refused(CODES.ssoRefused)).redeem('ticket-1')).toEqual({ ok: false });
  });

  it('return the signed-in user', async () => {
    const enterpriseResp = {
      basicEntId: 'e-1',
      enterpriseName: '演示材料丁有限公司',
      mcpCode: SPECIAL_ENTERPRISE_CODE,
      serviceOpenAuditStatus: 'PASS',
    };
    const { load } = callsWith(() => done({ ...LI_AT_THE_GATEWAY, enterpriseResp, mmInfo: [{ orderNo: 'MM01' }] }));
    expect(await load()).toEqual({
      ok: true,
      person: {
        userId: 'user-li',
        name: '李工',
        phone: '138****6621',
        enterpriseName: '演示材料丁有限公司',
        isSpecial: true,
        wholeVehicleOrders: ['MM01'],
      },
    });
  });

  it.each([
    ['expired', () => refused(CODES.expired)],
    ['unreachable', offline],
    ['unreachable', () => refused(CODES.unavailable)],
  ] as const)('report the session as %s', async (code, answer) => {
    expect(await callsWith(answer).load()).toEqual({ ok: false, failure: { code } });
  });

  it('send the documents with the scan as base64 and a cleaned file name', async () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0x00]);
    const { submit, requests } = callsWith(() => done({ status: 'WAIT' }));
    const licence = {
      name: 'C:\\scans\\执照?.jpg',
      type: 'image/jpeg',
      size: 4,
      arrayBuffer: async () => bytes.buffer,
    };
    const facts = { enterpriseName: '试验化工有限公司', creditCode: '91310000MA1K4XY28U' };
    expect(await submit({ ...facts, licence })).toEqual({ ok: true });
    expect(requests).toMatchObject([
      {
        url: submitVerification.path,
        data: { ...facts, licence: { fileName: 'C  scans 执照 .jpg', content: '/9j/AA==' } },
      },
    ]);
  });

  it.each([
    ['closed', () => refused(CODES.verificationClosed)],
    ['creditCodeTaken', () => refused(CODES.creditCodeTaken)],
    ['licenceRefused', () => refused(CODES.licenceRefused)],
    ['unavailable', () => refused(CODES.badRequest)],
    ['network', offline],
  ] as const)('return the reason when the documents are refused: %s', async (code, answer) => {
    const facts = { enterpriseName: '试验化工有限公司', creditCode: '91310000MA1K4XY28U', licence: null };
    expect(await callsWith(answer).submit(facts)).toEqual({ ok: false, failure: { code } });
  });
});
