import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { WrittenBlock } from '../../../../domain/campaigns/written';
import { daysAfter } from '../../../../domain/values/days';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { campaignDeskOf, COUPON, form, fresh, HERO, MORNING, PRICES, TODAY, TOMORROW } from './support/campaign';

let gateway: TestGateway;
let desk: Awaited<ReturnType<typeof campaignDeskOf>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  desk = await campaignDeskOf(gateway);
});
afterAll(() => gateway.close());

describe('invalid campaign', () => {
  const bad = (block: WrittenBlock) => ({ blocks: [HERO, form(MORNING), block] });
  const coupon = (change: Partial<WrittenBlock['said']>) => bad({ type: 'coupon', said: { ...COUPON, ...change } });
  const prices = (change: Partial<WrittenBlock['said']>) =>
    bad({ type: 'priceList', said: { ...PRICES.said, ...change } });
  const hero = (change: Partial<WrittenBlock['said']>) => ({
    blocks: [{ type: 'hero', said: { ...HERO.said, ...change } }, form(MORNING)],
  });
  const heads = (change: object) => ({ heads: { ...fresh().heads, ...change } });

  it.each<[string, object, string]>([
    ['campaignTitle', heads({ title: '周' }), '活动标题'],
    ['slug', heads({ slug: '101' }), '网址名'],
    ['slug', heads({ slug: 'Year End' }), '网址名'],
    ['startsAt', heads({ startsAt: '2026-02-30 10:00' }), '开始时间'],
    ['endsAt', heads({ endsAt: `${TODAY} 08:00` }), '晚于开始时间'],
    ['endsAt', heads({ endsAt: '明天' }), '结束时间'],
    ['blocks', { blocks: [] }, '个部分'],
    ['hero', { blocks: [form(MORNING)] }, '主视觉应有且只有一个'],
    ['once', { blocks: [HERO, form(MORNING), form(`${TOMORROW} 10:00`)] }, '各只能有一个'],
    ['markup', heads({ title: '<img src=x onerror=1>年末' }), 'HTML'],
    ['markup', bad({ type: 'rules', said: { items: '先看<script>alert(1)</script>再领' } }), 'HTML'],
    ['heroText', hero({ text: '好' }), '主视觉的文字'],
    ['heroButton', hero({ buttonText: '' }), '按钮文字'],
    ['way', hero({ to: 'https://elsewhere.example' }), '本站的地址'],
    ['way', hero({ to: '//elsewhere.example' }), '本站的地址'],
    ['way', hero({ to: '/\\elsewhere.example' }), '本站的地址'],
    ['way', hero({ to: 'javascript:alert(1)' }), '本站的地址'],
    ['way', { blocks: [HERO] }, '本站的地址'],
    ['couponTitle', coupon({ couponTitle: '' }), '优惠券名称'],
    ['couponId', coupon({ couponId: 'ye-80' }), '券码应为'],
    [
      'couponTwice',
      { blocks: [HERO, form(MORNING), ...[1, 2].map(() => ({ type: 'coupon', said: COUPON }))] },
      '不能重复',
    ],
    ['couponAmount', coupon({ amount: '-80' }), '大于 0 的金额'],
    ['couponLeast', coupon({ least: '80' }), '减免应小于'],
    ['couponModes', coupon({ modes: 'SHIP' }), '可用的业务'],
    ['couponStock', coupon({ stock: '0' }), '发行量'],
    ['couponPerPerson', coupon({ perPerson: '1.5' }), '每人限领'],
    ['couponPerEnterprise', coupon({ perPerson: '3' }), '不少于每人限领'],
    ['couponDays', coupon({ validDays: '9e9' }), '有效天数'],
    ['lanes', prices({ lanes: '' }), '航线应为'],
    ['lane', prices({ lanes: 'CNSHA XXXXX' }), '起运港与目的港的代码'],
    ['lane', prices({ lanes: 'CNSHA CNSHA' }), '起运港与目的港的代码'],
    ['laneGoods', prices({ goods: '' }), '货物名称'],
    ['laneUn', prices({ unNo: '12' }), 'UN 编号'],
    ['laneTons', prices({ tons: '1001' }), '吨数'],
    ['laneNote', prices({ note: '' }), '价格说明'],
    ['slots', { blocks: [HERO, form(`${MORNING} 09:30`)] }, '不能重复'],
    [
      'slots',
      { blocks: [HERO, form(Array.from({ length: 61 }, (_, at) => daysAfter(TODAY, at)).join('\n'))] },
      '预约时段应为',
    ],
    ['slot', { blocks: [HERO, form(`${TOMORROW} 25:00`)] }, '每行写一天'],
    ['slotLate', { blocks: [HERO, form(`${TOMORROW} 20:00`)] }, '早于活动的结束时间'],
    ['perSlot', { blocks: [HERO, form(MORNING, '0')] }, '名额应为'],
    ['ruleItems', bad({ type: 'rules', said: {} }), '规则应为'],
    ['questions', bad({ type: 'faq', said: { questions: '只有问题' } }), '问答应为'],
    ['campaignParagraphs', bad({ type: 'richText', said: { paragraphs: '' } }), '文字应为'],
    ['unseen', heads({ title: '年末\u202E订舱周' }), '看不见'],
    ['a part nobody knows', bad({ type: 'video' as 'hero', said: {} }), ''],
    ['a field nobody knows', hero({ href: '/x' } as object), ''],
    ['a thousand parts', { blocks: Array.from({ length: 1_000 }, () => HERO) }, '部分太多'],
    ['a book in a field', hero({ text: '长'.repeat(20_001) }), '内容太长'],
    ['parts that are no list', { blocks: { type: 'hero' } }, ''],
    ['a part that is a text', { blocks: ['hero'] }, ''],
    ['what is said as a list', { blocks: [{ type: 'hero', said: { text: ['a'] } }] }, ''],
  ])('%s is refused with a message', async (_, change, says) => {
    const before = await desk.list();
    const written = { ...fresh(), ...change };
    const told = await desk.save(written);
    expect([told.status, told.message]).toEqual([400, expect.stringContaining(says)]);
    const { status } = await desk.post('/api-desk/campaigns/preview', { key: null, written });
    expect(status).toBe(400);
    expect(await desk.list()).toEqual(before);
  });

  it('is refused under a chosen number, and not found under an unknown one', async () => {
    expect((await desk.save(fresh(), '777')).status).toBe(400);
    expect((await desk.save(fresh(), '99999', 0)).status).toBe(404);
    expect((await desk.act('99999', 'publish', 0)).status).toBe(404);
  });
});
