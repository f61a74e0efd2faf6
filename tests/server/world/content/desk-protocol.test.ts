import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, type LegalDocument } from '../../../../contract/content/content';
import { CODES } from '../../../../contract/wire/envelope';
import { agreeToProtocol, protocolConsent } from '../../../../contract/content/protocol';
import { FIRST_EDITIONS, type ProtocolId } from '../../../../domain/order/papers/protocol';
import { ACCEPTED_WITHIN_HOURS } from '../../../../domain/desk/promised';
import { SERVICE_TYPES } from '../../../../domain/desk/service-types';
import { SERVICE_BULK, SERVICE_RUSH, SERVICES } from '../../../../domain/desk/services';
import { dgdCancelFee } from '../../../../domain/modes/dgd/cancel';
import { deskProtocol } from '../../../../server/world/content/legal/desk-protocol';
import { bookedMode } from '../../../../server/trade/modes';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const words = JSON.stringify(deskProtocol);
const tableWith = (head: string): string[][] =>
  deskProtocol.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.head.includes(head) ? block.rows : []));

describe('agreement of dangerous goods services', () => {
  it('is public, with its version', async () => {
    const { data } = await gateway.get<LegalDocument>(`${legalText.path}?documentId=desk-protocol`);
    expect(data).toMatchObject({ title: '化途危品服务协议', version: '2026-11-23' });
  });

  it('states hours and rush option of every service as configured', () => {
    expect(tableWith('可否加急')).toEqual(
      SERVICE_TYPES.map((type) => [
        expect.any(String),
        String(SERVICES[type].hours),
        SERVICES[type].canRush ? '可以' : '不可以',
      ]),
    );
    expect(SERVICE_RUSH).toEqual({ price: 1.5, hours: 0.5 });
    expect(words).toContain('时限减半，价格为 1.5 倍');
    expect(SERVICE_BULK).toEqual([
      [20, 0.8],
      [5, 0.9],
    ]);
    expect(words).toContain('5 项起按 9 折、20 项起按 8 折');
    expect(ACCEPTED_WITHIN_HOURS).toBe(2);
    expect(words).toContain('提交后 2 个工作小时内受理');
  });

  it('states the cancellation fees as charged', () => {
    const total = { amount: 100_000, currency: 'CNY' as const };
    const fees = (['PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'COMPLETED'] as const).map(
      (state) => dgdCancelFee(state, total)?.amount ?? null,
    );
    expect(fees).toEqual([0, 20_000, 50_000, null]);
    expect(tableWith('应付').map(([, fee]) => fee)).toEqual(['免费', '订单金额的 20%', '订单金额的 50%', '不能取消']);
  });

  it('is accepted separately from the freight agreement', async () => {
    const { token } = await newPerson(gateway);
    const isGiven = async (documentId: ProtocolId) =>
      (
        await gateway.get<{ agreedAt: string | null }>(
          `${protocolConsent.path}?documentId=${documentId}`,
          bearing(token),
        )
      ).data.agreedAt !== null;
    const agree = (documentId: ProtocolId) =>
      gateway.post(agreeToProtocol.path, { documentId, version: FIRST_EDITIONS[documentId] }, bearing(token));
    expect((await agree('desk-protocol')).code).toBe(CODES.success);
    expect([await isGiven('desk-protocol'), await isGiven('shipping-protocol')]).toEqual([true, false]);
    await agree('shipping-protocol');
    expect([await isGiven('desk-protocol'), await isGiven('shipping-protocol')]).toEqual([true, true]);
    expect((await gateway.get(`${protocolConsent.path}?documentId=cookie-recipe`, bearing(token))).status).toBe(400);
  });

  it('applies to the DGD mode only', () => {
    const booked = ['FCL', 'LCL', 'AIR', 'TANK', 'FLEXI', 'DOM', 'CFS', 'WH', 'RAIL', 'DGD', 'TRUCK'] as const;
    const ofDesk = booked.filter((id) => bookedMode(gateway.modes, id).order.terms.protocol === 'desk-protocol');
    expect(ofDesk).toEqual(['DGD']);
  });
});
