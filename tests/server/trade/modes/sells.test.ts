import { expect, it } from 'vitest';

import { MODE_IDS, type ModeId } from '../../../../domain/mode-ids';
import { createModes } from '../../../../server/trade/modes';
import { noticeText, ORDER_MESSAGES } from '../../../../server/orders/orders/messages';
import { OFFER_REFUSALS } from '../../../../server/trade/quotes/service';

const modes = createModes({} as Parameters<typeof createModes>[0]);

/** Mode words for the offer and for its capacity. */
const WORDS: Readonly<Partial<Record<ModeId, readonly [what: string, room: string]>>> = {
  FCL: ['班次', '舱位'],
  LCL: ['班次', '箱位'],
  AIR: ['航班', '舱位'],
  RAIL: ['班列', '箱位'],
  CFS: ['装箱站', '时段'],
  WH: ['库房', '库位'],
  TANK: ['罐箱', '空罐'],
  FLEXI: ['航次', '舱位'],
  DOM: ['航次', '舱位'],
  TRUCK: ['车次', '车辆'],
  DGD: ['服务', '名额'],
  MALL: ['商品', '库存'],
};

it('mode words exist for every booked mode', () => {
  const booked = MODE_IDS.filter((id) => modes[id]?.kind === 'booked');
  expect(booked.toSorted()).toEqual(Object.keys(WORDS).toSorted());
});

it.each(Object.entries(WORDS))('messages of an order of %s use its own word', (id, [what, room]) => {
  const mode = modes[id as ModeId];
  const sells = mode?.kind === 'booked' ? mode.words : { what: '', room: '' };
  const at = new Date('2026-11-21T10:00:00Z');
  expect([
    ORDER_MESSAGES.otherOffer(sells),
    ORDER_MESSAGES.chooseAnother(sells),
    ORDER_MESSAGES.soldOut(sells),
    OFFER_REFUSALS.noPrice(sells),
    OFFER_REFUSALS.closed(false, sells),
    OFFER_REFUSALS.closed(true, sells),
    OFFER_REFUSALS.cargoRefused('不接第 3 类', sells),
    noticeText({ kind: 'OFFER_LAPSED', orderNo: 'XX26112100017', verifyBy: at, isClosing: false }, sells),
  ]).toEqual([
    `所选${what}与报价不一致，请重新获取报价`,
    `所选${what}已截止，请改选`,
    `所选${what}的${room}已售罄，请另选`,
    `所选${what}暂无即时价，可提交询价，2 个工作小时内报价`,
    `所选${what}已截单，请另选`,
    `所选${what}危品申请已截止，请另选`,
    `所选${what}不能接这票货物：不接第 3 类`,
    `【化途】订单 XX26112100017 所选${what}已于北京时间 11月21日 18:00 截止，企业认证尚未通过，${room}已释放，不收费用。请改选后重新下单。`,
  ]);
});
