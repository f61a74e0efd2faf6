import type { Chapter } from '../live/journey';
import { answer, chapter, ends, step, strideWith, wish } from './strides';

export const HOME: Chapter = {
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
};

export const OFFERS: Chapter = {
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
};

export const FILLING: Chapter = {
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
};

export const RECEIPT: Chapter = {
  title: '下单成功',
  flow: 'orderReceipt',
  input: 'right after the order',
  strides: [
    answer('订单取到，等企业认证，倒计时开始', '', 'loadOrder', 'waiting for the enterprise'),
    wish('关掉提交成功的提示', '', 'greeting.close'),
    wish('一秒过去', '', 'clock.ticked', 'a second later'),
    wish('补交一份资料，开始上传', 'papers', 'files.choose', 'a paper'),
    wish('前往会员中心办企业认证', '', 'center.visit', 'to the verification'),
  ],
};

export const UNSIGNED: Chapter = {
  ...FILLING,
  title: '提交时还没登录',
  strides: [
    ...FILLING.strides.slice(0, -2),
    answer('提交的人没有登录，先请登录', 'orderSubmit', 'findPerson', 'nobody'),
  ],
};

export const SIGN_IN = chapter(
  '登录',
  'login',
  'fresh',
  step('login.show', 'to come back'),
  ends('recallCredentials', 'number and password'),
  step('form.submit'),
  ends('signIn', 'welcome by password'),
);

export const CALLED_OFF = chapter(
  '取消订单',
  'orderCancel',
  'an order',
  step('reason.choose', 'goods not ready'),
  step('cancel.confirm'),
  ends('cancelOrder', 'cancelled'),
);

export const REVISED = chapter(
  '改单：打开、改好、提交',
  'orderRevise',
  'an order',
  ends('loadRevisable', 'all of it'),
  step('revise.open', 'a truck'),
  ends('loadRevisable', 'all of it'),
  step('revise.send'),
  ends('reviseOrder', 'amended'),
);

export const UNDER_WAY = chapter('订单页：已发运', 'orderReceipt', 'seen before', ends('loadOrder', 'has left'));

export const RECEIVED = chapter(
  '订单页：答复平台的问题',
  'orderAnswer',
  'an order',
  step('answer.give', 'yes'),
  ends('giveAnswer', 'taken'),
);

export const COMPLAINED = chapter(
  '订单页：提出投诉',
  'orderComplaint',
  'an order',
  step('complaint.open', 'of one'),
  step('complaint.type', 'kilograms'),
  step('complaint.type', 'words'),
  step('complaint.send'),
  ends('fileComplaint', 'filed'),
  ends('showOrder', 'read anew'),
);

export const SHOP = chapter(
  '商城：浏览商品',
  'mallBoard',
  'all goods',
  ends('loadSheet', 'a page'),
  step('question.ask', 'cheapest first'),
  ends('loadSheet', 'a page'),
);

export const PRODUCT = chapter(
  '商城：看商品，加入采购单',
  'productDrawer',
  'for a ton to Hangzhou',
  ends('loadItem', 'a product'),
  step('list.add'),
  ends('addLine', 'added'),
);

export const LIST = chapter(
  '商城：采购单',
  'purchaseList',
  'a list',
  ends('loadList', 'two lines'),
  step('line.type', 'three drums'),
);

export const APPROVAL = chapter(
  '商城：送审',
  'approvalAsk',
  'a list',
  ends('loadBook', 'nothing yet'),
  step('field.change', 'the name'),
  step('field.change', 'the number'),
  step('approval.ask', 'a first'),
  ends('askApproval', 'made'),
);

export const ENQUIRY = chapter(
  '询价：填写并提交',
  'enquiry',
  'a page',
  ends('recallEnquiry', 'a sound draft'),
  step('form.submit', 'now'),
  ends('findPerson', 'found'),
  ends('sendEnquiry', 'taken'),
);

export const ANSWERED = chapter(
  '询价：看到报价，接受',
  'enquiryCase',
  'an enquiry',
  ends('loadEnquiry', 'answered'),
  step('answer.accept', 'what is seen'),
  ends('doDeed', 'accepted'),
);

export const DECLINED = chapter(
  '询价：看到报价，不接受',
  'enquiryCase',
  'an enquiry',
  ends('loadEnquiry', 'answered'),
  step('answer.accept', 'what is seen'),
  ends('doDeed', 'declined'),
);

export const VERIFICATION = chapter(
  '会员中心：提交企业认证',
  'verification',
  'fresh',
  ends('loadVerification', 'turned down'),
  step('form.submit'),
  ends('submitVerification', 'taken'),
);
