import { expect, it } from 'vitest';

import type { AuditStatus } from '../../../domain/people/enterprise';
import type { OwnCoupon } from '../../../domain/offer/coupon';
import { chargeAgreement } from '../../../server/world/content/legal/charge-agreement';
import { askBeforeVia } from '../../../src/effects/orders/ask-before';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, type Said } from '../support/fake-line';

const NOW = '2026-11-22';

const PERSON = { userId: 'u1', name: '周知行', avatar: '', phone: '13800000003', roles: [], mmInfo: [] };

const AT = '2026-11-01T02:00:00.000Z';

const COUPON: OwnCoupon = {
  couponId: 'TK300',
  nth: 1,
  title: '罐箱立减 300 元',
  amount: 30_000,
  least: 2_000_000,
  modes: ['TANK'],
  validUntil: '2026-12-27T02:00:00.000Z',
  state: 'HELD',
  orderNo: null,
};

const enterprise = (serviceOpenAuditStatus: AuditStatus) => ({
  basicEntId: 'e1',
  mcpCode: '',
  enterpriseName: '某化工',
  serviceOpenAuditStatus,
});

async function ask(
  consent: () => Said,
  { isSignedIn = true, isOrderedAsked = false, areChargesAsked = false, status = null as AuditStatus | null } = {},
) {
  const { gateway, requests } = fakeGateway(({ url = '' }) => {
    if (/protocol/.test(url)) return consent();
    if (/agreement/.test(url)) return done(chargeAgreement);
    if (/user\/info/.test(url)) return done({ ...PERSON, enterpriseResp: status && enterprise(status) });
    return done(/coupons/.test(url) ? { records: [COUPON] } : []);
  });
  const outcome = await outcomeOf(
    askBeforeVia(gateway, () => isSignedIn, 'shipping-protocol'),
    { isOrderedAsked, areChargesAsked },
  );
  return { outcome, asked: requests.length };
}
const saying = (version: string, agreedAt: string | null) => () => done({ version, agreedAt });

it('consent counts for the edition in force today', async () => {
  expect((await ask(saying(NOW, AT))).outcome).toEqual({
    consent: { version: NOW, agreedAt: AT },
    isVerificationDue: false,
    ordered: [],
    coupons: [COUPON],
    chargesHold: null,
  });
});

it.each([
  ['nobody has agreed yet', saying(NOW, null)],
  ['the line is down', offline],
])('consent is requested when %s', async (_, consent) => {
  expect((await ask(consent)).outcome).toMatchObject({ consent: null, ordered: [], coupons: [COUPON] });
});

it('a guest causes no request, and earlier orders are requested only when needed', async () => {
  expect(await ask(saying(NOW, AT), { isSignedIn: false })).toEqual({
    outcome: { consent: null, isVerificationDue: null, ordered: [], coupons: [], chargesHold: null },
    asked: 0,
  });
  expect((await ask(saying(NOW, AT))).asked).toBe(3);
  expect((await ask(saying(NOW, AT), { isOrderedAsked: true })).asked).toBe(4);
});

it.each([true, false])('the charge edition in force is reported when requested, signed in: %s', async (isSignedIn) => {
  const { outcome } = await ask(saying(NOW, null), { isSignedIn, areChargesAsked: true });
  expect(outcome).toMatchObject({ chargesHold: chargeAgreement.version });
});

it.each([
  ['a natural person', null, false],
  ['an enterprise that has passed', 'PASS', false],
  ['an enterprise that has handed in nothing', 'NONE', true],
  ['an enterprise that waits', 'WAIT', true],
  ['an enterprise that was refused', 'REJECT', true],
  ['an enterprise whose verification has ended', 'EXPIRED', true],
] as const)('verification due is reported for %s', async (_, status, isDue) => {
  expect((await ask(saying(NOW, AT), { status })).outcome).toMatchObject({ isVerificationDue: isDue });
});
