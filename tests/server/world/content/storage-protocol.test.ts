import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, type LegalDocument } from '../../../../contract/content/content';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { BILL_DAYS } from '../../../../domain/modes/wh/bills';
import { whCancelFee } from '../../../../domain/modes/wh/cancel';
import { FREE_HOURS, LATE_DAYS, LEAST_FEE, NO_SHOW_DAYS } from '../../../../domain/modes/wh/cancel-terms';
import { gateOpening, MOST_AHEAD_DAYS } from '../../../../domain/modes/wh/stay';
import { MOST_STAY_DAYS, REMIND_DAYS_BEFORE_END } from '../../../../domain/order/life/staying';
import { formatMoney, YUAN } from '../../../../domain/values/money';
import { storageProtocol } from '../../../../server/world/content/legal/storage-protocol';
import { bookedMode } from '../../../../server/trade/modes';
import { whQuoteFor } from '../../../support/wh-order';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const words = JSON.stringify(storageProtocol);
const tableWith = (head: string): string[][] =>
  storageProtocol.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' && block.head.includes(head) ? block.rows : []));

describe('storage agreement', () => {
  it('is public with its version, and applies to storage only', async () => {
    const { data } = await gateway.get<LegalDocument>(`${legalText.path}?documentId=storage-protocol`);
    expect(data).toMatchObject({ title: '化途仓储服务协议', version: FIRST_EDITIONS['storage-protocol'] });
    const booked = ['FCL', 'LCL', 'AIR', 'TANK', 'FLEXI', 'DOM', 'CFS', 'WH', 'RAIL', 'DGD', 'TRUCK'] as const;
    expect(booked.filter((id) => bookedMode(gateway.modes, id).order.terms.protocol === 'storage-protocol')).toEqual([
      'WH',
    ]);
    expect(words).not.toMatch(/承运人|舱位|提单|班次/);
  });

  it('states limits and reminders as configured', () => {
    expect(words).toContain(`最远可预约 ${MOST_AHEAD_DAYS} 天以后，存放 1 至 ${MOST_STAY_DAYS} 天`);
    expect(words).toContain(`存期届满前 ${REMIND_DAYS_BEFORE_END.join(' 天和 ')} 天`);
    expect(words).toContain(`仓租每 ${BILL_DAYS} 天一期出账`);
  });

  it('states the rent tiers as charged', () => {
    const { tiers } = whQuoteFor().rates;
    expect(tiers.map(({ days }) => days)).toEqual([30, 60, null]);
    expect(tableWith('存放天数')).toEqual([
      ['1–30 天', `${(tiers[0]?.share ?? 0) * 100}%`],
      ['31–90 天', `${(tiers[1]?.share ?? 0) * 100}%`],
      ['91 天起', `${(tiers[2]?.share ?? 0) * 100}%`],
    ]);
  });

  it('states the cancellation fees as charged', () => {
    const least = formatMoney({ amount: LEAST_FEE, currency: YUAN });
    const comes = Date.parse('2026-12-01T08:00:00+08:00');
    expect(gateOpening('2026-12-01')).toBe(comes);
    expect(words).toContain('入库时刻指入库日期的 8:00');
    const { rates } = whQuoteFor();
    const fee = (state: 'CONFIRMED' | 'PENDING_UPDATE' | 'CARGO_IN', now: number) =>
      whCancelFee({ state, now, comes, tons: 12, rates })?.amount ?? null;
    const free = comes - FREE_HOURS * 3_600_000;
    expect([
      fee('PENDING_UPDATE', comes),
      fee('CONFIRMED', free),
      fee('CONFIRMED', comes),
      fee('CONFIRMED', comes + 1),
      fee('CARGO_IN', comes),
    ]).toEqual([0, 0, LATE_DAYS * 12 * rates.tonDay, NO_SHOW_DAYS * 12 * rates.tonDay, null]);
    expect(tableWith('应付').map(([, paid]) => paid)).toEqual([
      '免费',
      '免费',
      `${LATE_DAYS} 天吨租，至少 ${least}`,
      `${NO_SHOW_DAYS} 天吨租，至少 ${least}`,
      '不能取消，按实存天数结清',
    ]);
  });
});
