import { describe, expect, it } from 'vitest';

import type { RailForm } from '../../../../../domain/modes/rail/form';
import type { RailQuote } from '../../../../../domain/modes/rail/quote';
import { RAIL } from '../../../../../domain/modes/rail/mode';
import { goodsLookup } from '../../../../../domain/goods/identity';
import { identifyGoods } from '../../../../../server/world/dangerous-goods/identify';
import { railBrief } from '../../../../../server/trade/modes/rail/brief';
import { railDocument } from '../../../../../server/trade/modes/rail/documents';
import { railPapers } from '../../../../../server/trade/modes/rail/papers';
import { railMode } from '../../../../../server/trade/modes/rail/mode';
import type { Snapshot } from '../../../../../server/trade/modes/mode';
import { frozenRail, GLYCEROL, heatedRail, railQuoteFor, soundRail, TO_DUISBURG } from '../../../../support/rail-order';

const { goodsOf } = goodsLookup(identifyGoods);

function ordered(form: RailForm, quote: RailQuote): Snapshot<RailForm, RailQuote> {
  const charges = RAIL.price(form, quote, goodsOf);
  if (!charges) throw new Error('there is no price');
  return { form, quote, charges, takings: [], alternative: null };
}

const PASS = { code: '7K3MQX9DT2', address: 'https://chemlane.example/g/7K3MQX9DT2' };
const dangerous = ordered(soundRail, railQuoteFor());
const duisburg = railQuoteFor(GLYCEROL, TO_DUISBURG);
const printed = (kind: string, order = dangerous) => railDocument(kind, order, 'RW2611207K3M9Q', [PASS]) ?? '';
const papers = (order: Snapshot<RailForm, RailQuote>) =>
  railPapers(order)
    .map(({ docType }) => docType)
    .join(' ');

describe('rail documents', () => {
  it('include a bilingual draft SMGS waybill with tax number, codes and boxes', () => {
    const bill = printed('smgsDraft');
    for (const words of [
      'SMGS 运单草稿',
      '草稿 DRAFT',
      'Сиань (международный порт)',
      'Москва (Ворсино)',
      'Эрэн-Хото / Замын-Ууд',
      '7707083893',
      'Натр едкий твёрдый',
      'ГНГ 28151100',
      'UN 1823, SODIUM HYDROXIDE, SOLID, 8, PG II',
      'RID 号 80/1823（请按现行 RID 表 A 第 20 栏核对）',
      '2. 20GP 箱号待配，货重 20000 kg',
      '批复代办中',
      '不是物权凭证',
    ])
      expect(bill).toContain(words);
    expect(printed('smgsDraft', ordered(heatedRail, duisburg))).toContain('1. 40HQ CSQU3054383');
    expect(printed('smgsDraft', ordered(heatedRail, duisburg))).toContain('CIM/SMGS 统一运单草稿');
  });

  it('state an unknown RID number as to be filled in', () => {
    const goods = soundRail.goods.map((row) => ({ ...row, unNo: '1748' }));
    const bill = printed('smgsDraft', { ...dangerous, form: { ...soundRail, goods } });
    expect(bill).toContain('RID 号：未收录，按 RID 表 A 第 20 栏填写');
    expect(bill).not.toContain('/1748');
    expect(printed('smgsDraft', ordered(frozenRail, duisburg)), 'of harmless goods nothing').not.toContain('RID');
  });

  it('tell the driver when the station accepts boxes', () => {
    const notice = printed('stationIn', ordered(frozenRail, duisburg));
    for (const words of [
      '西安国际港',
      '杜伊斯堡，到站后免费 15 天',
      '不加热',
      '2026-12-05 09:00',
      '7K3M-QX9D-T2',
      'class="qr"',
      '第 1 箱 40HQ',
      '□ 封条',
    ])
      expect(notice).toContain(words);
    expect(railDocument('labels', dangerous, 'RW2611207K3M9Q')).toBeNull();
  });

  it('depend on goods and services of the order', () => {
    expect(papers(dangerous)).toBe(
      'SDS_CN:1823 SDS_EN:1823 COND:1823 PKG_USE:1823 CORRDATA:1823 ROADCERT ESCORT CI PL',
    );
    expect(papers(ordered({ ...soundRail, services: [], dgApprovalNo: 'TL-1' }, railQuoteFor()))).toContain('RAILDG');
    expect(papers(ordered(frozenRail, duisburg))).toBe('SDS14 FREEZE CI PL');
    expect(papers(ordered(heatedRail, duisburg))).toBe('SDS14 SOC CI PL');
  });

  it('are due before the railway application when needed, otherwise with the waybill documents', () => {
    const dueIn = (order: Snapshot<RailForm, RailQuote>) =>
      Object.fromEntries(railPapers(order).map(({ docType, dueAt }) => [docType, dueAt?.slice(0, 10)]));
    const heldForm = { ...soundRail, services: [], dgApprovalNo: 'TL-1' };
    expect(dueIn(dangerous)).toMatchObject({
      'SDS_CN:1823': '2026-11-23',
      'COND:1823': '2026-11-23',
      ROADCERT: '2026-12-21',
    });
    expect(dueIn(ordered(heldForm, RAIL.fit.offered(heldForm, railQuoteFor()) ?? railQuoteFor()))).toMatchObject({
      'SDS_CN:1823': '2026-12-19',
      RAILDG: '2026-12-19',
      CI: '2026-12-21',
    });
  });

  it('are required per goods row, and for trucks only when the shipper sends them', () => {
    const [row] = soundRail.goods;
    if (!row) throw new Error('there are no goods');
    const two = { ...soundRail, goods: [row, { ...row, key: '2', unNo: '3077', nameCn: '环境有害物质' }] };
    expect(papers(ordered(two, railQuoteFor()))).toContain('SDS_CN:1823 SDS_EN:1823 COND:1823 SDS_CN:3077');
    const fetched = { ...soundRail, services: [...soundRail.services, 'TRK'] };
    expect(papers(ordered(fetched, railQuoteFor()))).not.toContain('ROADCERT');
  });

  it('omit leftovers of fields no longer shown', () => {
    const left = {
      ...frozenRail,
      customsMode: 'ORIGIN' as const,
      dgApprovalNo: 'TL-1',
      units: [{ kg: '19200', no: 'CSQU3054383' }],
    };
    const bill = printed('smgsDraft', ordered(left, duisburg));
    for (const words of ['OST-WEST BROKER', 'TL-1', 'CSQU3054383']) expect(bill).not.toContain(words);
    expect(papers(ordered({ ...left, heating: 'HEAT' }, duisburg))).toBe('SDS14 CI PL');
    expect(railBrief(ordered(left, duisburg), []).hasApproval).toBe(false);
  });

  it('have free cancellation before confirmation, a fee per box after, and none once the cargo is in', () => {
    const fee = (state: 'UNDER_REVIEW' | 'CONFIRMED' | 'BOOKED' | 'CARGO_IN') =>
      railMode.cancelFee(dangerous, state, 0, [])?.amount ?? null;
    expect(['UNDER_REVIEW', 'CONFIRMED', 'BOOKED', 'CARGO_IN'].map((state) => fee(state as 'BOOKED'))).toStrictEqual([
      0,
      100_000,
      400_000,
      null,
    ]);
  });

  it('show border, boxes and return depot', () => {
    expect(railBrief(ordered(frozenRail, duisburg), ['7K3MQX9DT2'])).toMatchObject({
      border: 'RAL',
      boxes: [{ type: '40HQ', count: 1 }],
      owner: 'COC',
      heating: 'NONE',
      returnDepot: '杜伊斯堡',
      trucks: [{ code: '7K3MQX9DT2', slot: '2026-12-05T09:00', openUntil: '2026-12-07T07:00:00.000Z', plateNo: '' }],
    });
    expect(railBrief(ordered({ ...heatedRail, services: ['TRK'] }, duisburg), [])).toMatchObject({
      owner: 'SOC',
      returnDepot: '',
      trucks: [],
    });
  });
});
