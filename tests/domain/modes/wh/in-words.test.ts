import { describe, expect, it } from 'vitest';

import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import type { GoodsRow } from '../../../../domain/order/form';
import { offerNamed } from '../../../../server/modes/wh/offers';
import { whCopy } from '../../../../src/copy/modes/wh';
import { BOOKED_AT } from '../../../support/fcl-order';
import { soundWh, STORED, whFacts, whQuoteFor } from '../../../support/wh-order';
import { sentenceOf } from '../../../support/sentences';

/** What a room says to goods that were searched for by their number. */
function said(room: string, unNo: string, code: string): string | null {
  const found = offerNamed({ ...STORED, city: null, unNo }, `W-${room}`, {
    now: BOOKED_AT,
    inside: () => [],
    taken: () => 0,
  });
  return sentenceOf(found?.offer.detail.findings ?? [], code, whCopy.finding);
}

/** What the room of a quote says to the form, with its goods changed. */
function judged(code: string, change: Partial<GoodsRow>, own: Partial<WhForm> = {}): string | null {
  const goods = soundWh.goods.map((row) => ({ ...row, ...change }));
  const { findings } = WH.acceptance({ ...soundWh, ...own, goods }, whFacts(whQuoteFor()));
  return sentenceOf(findings, code, whCopy.finding);
}

describe('what a room says', () => {
  it('whFireBorder: to a flash point on the border of two categories', () => {
    expect(said('CZBH-A', '1307', 'whFireBorder')).toBe(
      'MANUAL 二甲苯（混合）暂按甲1类：闪点 27℃ 在分界 ±2℃ 之内，以 SDS 实测为准，由仓储专家确认',
    );
  });

  it('whExplosive: to what explosives are made of', () => {
    expect(said('ZBLZ-C', '1350', 'whExplosive')).toBe('NEED_APPROVAL 硫磺须核验购销备案，实行双人双锁');
  });

  it('whTempCool: to what boils early', () => {
    expect(said('CZBH-A', '1155', 'whTempCool')).toBe('NEED_APPROVAL 乙醚沸点低，建议选择阴凉储存');
  });

  it('whClassRefused: to a class its licence does not name', () => {
    expect(judged('whClassRefused', { hazardClass: '8', subRisks: [] })).toBe(
      'BLOCK 嘉浦化工库的经营许可不含甲醇所属的第 8 类',
    );
    expect(judged('whClassRefused', {})).toBeNull();
  });

  it('whFireSaid: to a category that somebody has chosen for himself', () => {
    expect(judged('whFireSaid', {}, { fireSaid: 'C1' })).toBe('MANUAL 类别由本人指定为丙1类，须由仓储专家确认');
    expect(judged('whFireSaid', {})).toBeNull();
  });
});
