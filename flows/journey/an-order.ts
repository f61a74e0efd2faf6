import type { ActorPath, Deed } from '../live/deed';
import type { Chapter, Stride } from '../live/journey';

const actorPath = (at: string): ActorPath => (at === '' ? [] : at.split('/'));

const wish = (says: string, at: string, type: string, sample = ''): Stride => ({
  says,
  deed: { kind: 'event', at: actorPath(at), type, sample },
});

const strideWith = (says: string, at: string, type: string, payload: Record<string, unknown>): Stride => ({
  says,
  deed: { kind: 'event', at: actorPath(at), type, sample: null, payload } satisfies Deed,
});

const answer = (says: string, at: string, actor: string, sample: string): Stride => ({
  says,
  deed: { kind: 'done', at: actorPath(at), actor, sample },
});

export const anOrder: readonly Chapter[] = [
  {
    title: '首页查询',
    flow: 'bookingSearch',
    input: 'for every way to travel',
    strides: [
      answer('取回查询历史，今天没有', '', 'recallSearches', 'a day without a past'),
      wish('选定货物：甲醇，UN 1230', '', 'option.chosen', 'methanol'),
      wish('选定起运港：上海', '', 'option.chosen', 'a port of loading'),
      wish('选定目的港：鹿特丹', '', 'option.chosen', 'a port of discharge'),
      strideWith('填写期望开航日', '', 'form.change', { change: { etd: '2026-12-02' } }),
      wish('提交查询，打开班期页', '', 'search.submit'),
    ],
  },
  {
    title: '班期与锁价',
    flow: 'offerSearch',
    input: 'a new page',
    strides: [
      wish('网址说全了条件，开始查班期', '', 'address.changed', 'a whole question'),
      answer('班期取到，每班都有价', '', 'loadOffers', 'all with a price'),
      answer('这张页面还没有锁过价', 'quoting', 'recallQuote', 'nothing'),
      wish('展开第一班的详情', 'offerBoard', 'card.toggle', 'dawn'),
      wish('预订这一班', 'quoting', 'offer.choose', 'dawn'),
      answer('价格锁定 24 小时，打开下单页', 'quoting', 'lockPrice', 'as shown'),
    ],
  },
  {
    title: '填写与提交订单',
    flow: 'orderPage',
    input: 'a chosen offer',
    strides: [
      answer('报价在手，开始倒计时；表单拿到价格', 'orderQuote', 'loadQuote', 'locked'),
      answer('选项取到：条款、箱型、服务', '', 'loadLists', 'here'),
      answer('同航线的其他班次备在一旁', '', 'findAlternatives', 'one'),
      answer('没有旧草稿，从空白表单填起', 'orderDraft', 'recallDrafts', 'nothing'),
      wish('各项填写齐全', 'orderForm', 'form.restore', 'sound'),
      answer('甲醇的资料查到', 'orderForm', 'loadGoods', 'found'),
      answer('货运服务协议读过并同意', 'orderForm', 'askBefore', 'agreed'),
      wish('第一步无误，下一步', 'orderForm', 'step.next'),
      wish('第二步无误，下一步', 'orderForm', 'step.next'),
      wish('第三步无误，下一步', 'orderForm', 'step.next'),
      wish('提交：表单锁住，草稿存下，订单送出', 'orderForm', 'form.submit'),
      answer('提交的人已登录', 'orderSubmit', 'findPerson', 'somebody'),
      answer('成单：草稿清掉，打开成功页', 'orderSubmit', 'submitOrder', 'placed'),
    ],
  },
  {
    title: '下单成功',
    flow: 'orderReceipt',
    input: 'right after the order',
    strides: [
      answer('订单取到，等企业认证，倒计时开始', '', 'loadOrder', 'waiting for the enterprise'),
      wish('关掉恭喜弹窗', '', 'greeting.close'),
      wish('一秒过去', '', 'clock.ticked', 'a second later'),
      wish('补交一份资料，开始上传', 'papers', 'files.choose', 'a paper'),
      wish('前往会员中心办企业认证', '', 'center.visit', 'to the verification'),
    ],
  },
];
