import { tankQuestion } from '../../../domain/modes/tank/search';
import { bookLeavingVia, dropLeavingVia } from '../../../src/effects/after-order/collect-goods';
import { fileComplaintVia } from '../../../src/effects/after-order/complaint-call';
import { loadRevisableVia, reviseOrderVia } from '../../../src/effects/after-order/revise-calls';
import { prolongStayVia } from '../../../src/effects/after-order/prolong-stay';
import { storeHoursVia } from '../../../src/effects/after-order/store-hours';
import { stuffingHoursVia } from '../../../src/effects/after-order/stuffing-hours';
import { trainHoursVia } from '../../../src/effects/after-order/train-hours';
import { changeTruckVia } from '../../../src/effects/after-order/truck-calls';
import { withdrawFileVia } from '../../../src/effects/papers/withdraw-file';
import { nameSearchVia } from '../../../src/effects/booking/name-search';
import { checkGoodsVia } from '../../../src/effects/home/check-goods';
import { loadNewsVia } from '../../../src/effects/home/load-news';
import { loadPricesVia } from '../../../src/effects/home/load-prices';
import { loadScheduleVia, othersOfScheduleVia } from '../../../src/effects/market/load-schedule';
import { schedule as tanks } from '../../../src/effects/market/load-tanks';
import { campaignCallsOver } from '../../../src/effects/campaign/campaign-calls';
import { couponCallsOver } from '../../../src/effects/campaign/coupon-calls';
import { slotCallsOver } from '../../../src/effects/campaign/slot-calls';
import { approvalAskCallsOver, approvalCallsOver } from '../../../src/effects/mall/approval-calls';
import { purchaseCallsOver } from '../../../src/effects/mall/purchase-calls';
import { sampleCallsOver } from '../../../src/effects/mall/sample-calls';
import { shareLinksCallsOver, shareViewCallsOver } from '../../../src/effects/mall/share-calls';
import { otherFlightsVia } from '../../../src/effects/market/other-flights';
import { otherSailingsVia } from '../../../src/effects/market/other-sailings';
import { loadHelpVia } from '../../../src/effects/help/load-help';
import { helpVoteCallsOver } from '../../../src/effects/help/vote-calls';
import { loadNewsArticleVia } from '../../../src/effects/news/load-news-article';
import { loadNewsListVia, MOST_READ } from '../../../src/effects/news/load-news-list';
import { visitCenter } from '../../../src/effects/visit-center';
import type { Slot } from './slots';

const yes = () => true;
const slotKey = (id: string) => `key-${id}`;
const orderNo = 'FCL26001';
const total = { amount: 1, currency: '1' };
const TANK_QUESTION = '?d=Y&un=1294&q=19&tf=20&org=CNSHA&dst=SGSIN';
const tooLate: Slot['input'] = { search: { org: 'CNSHA' }, offerId: 'offer-1' };

const DOORS = { wayTo: () => null, replace: () => true, open: () => true };

const TRUCK = {
  slot: '2026-12-02T09:00',
  plateNo: '沪A12345',
  driverName: '王师傅',
  driverPhone: '13800000001',
  driverIdTail: '1234',
  escortName: '李师傅',
  pieces: '12',
};

const LEAVING = {
  day: '2026-12-02',
  slot: '09:00',
  tons: '10',
  pallets: '8',
  plateNo: '沪A12345',
  driverName: '王师傅',
  driverPhone: '13800000001',
  driverIdTail: '1234',
  escortName: '',
};

/** Calls of home page, searches and after-order pages. */
export const MORE_SLOTS: Readonly<Record<string, Slot>> = {
  nameSearch: {
    of: (gateway) => nameSearchVia(gateway),
    input: {
      asked: {
        org: 'CNSHA',
        dst: null,
        isDanger: 'Y',
        unNo: '1230',
        goods: null,
        etd: null,
        boxType: '20GP',
        boxes: 1,
      },
    },
  },
  loadOffers: {
    of: (gateway) => loadScheduleVia(gateway, tanks),
    input: { asked: tankQuestion.asked(TANK_QUESTION) },
  },
  findOtherTanks: { of: (gateway) => othersOfScheduleVia(gateway, tanks), input: tooLate },
  findOtherFlights: { of: (gateway) => otherFlightsVia(gateway), input: tooLate },
  findOtherSailings: { of: (gateway) => otherSailingsVia(gateway), input: tooLate },

  loadHours: { of: (gateway) => stuffingHoursVia(gateway), input: { orderNo } },
  loadStoreHours: { of: (gateway) => storeHoursVia(gateway), input: { orderNo } },
  loadTrainHours: { of: (gateway) => trainHoursVia(gateway), input: { orderNo } },
  changeTruck: { of: (gateway) => changeTruckVia(gateway), input: { orderNo, at: 1, truck: TRUCK, total } },
  loadRevisable: { of: (gateway) => loadRevisableVia(gateway), input: { orderNo } },
  reviseOrder: {
    of: (gateway) => reviseOrderVia(gateway),
    input: { orderNo, topic: 'CUS', texts: { goodsValue: '48000' }, seen: { goodsValue: '' }, total },
  },
  fileComplaint: {
    of: (gateway) => fileComplaintVia(gateway),
    input: {
      orderNo,
      about: 'SHORT.2',
      lot: 'P0083-261102-CNZJG',
      kg: 40.5,
      words: '少了两袋',
      photos: ['photo-1', 'photo-2'],
    },
  },
  prolongStay: { of: (gateway) => prolongStayVia(gateway), input: { orderNo, days: 7, total } },
  bookLeaving: { of: (gateway) => bookLeavingVia(gateway), input: { orderNo, typed: LEAVING } },
  dropLeaving: { of: (gateway) => dropLeavingVia(gateway), input: { orderNo, code: '7K3MQX9DT2' } },
  withdrawFile: { of: (gateway) => withdrawFileVia(async () => gateway), input: { orderNo, fileId: 'file-1' } },

  recallVote: { of: (gateway) => helpVoteCallsOver(gateway).recallVote, input: { code: '1.2.1', version: 3 } },
  sendVote: {
    of: (gateway) => helpVoteCallsOver(gateway).sendVote,
    input: { code: '1.2.1', version: 3, helped: false, reason: 'wrong', words: '洗罐费写反了' },
  },
  loadCampaign: { of: (gateway) => campaignCallsOver(gateway).loadCampaign, input: { id: 'tank-autumn' } },
  loadSlots: { of: (gateway) => slotCallsOver(gateway, slotKey).loadSlots, input: { id: '102' } },
  bookSlot: {
    of: (gateway) => slotCallsOver(gateway, slotKey).bookSlot,
    input: {
      id: '102',
      slotId: 'D2-09',
      company: '常州市庚辛涂料有限公司',
      name: '周工',
      phone: '13800126621',
      question: '过氧化物',
      proof: 'proof-1',
    },
  },
  loadCoupon: { of: (gateway) => couponCallsOver(gateway).loadCoupon, input: { id: '101', couponId: 'TK300' } },
  claimCoupon: {
    of: (gateway) => couponCallsOver(gateway).claimCoupon,
    input: { id: '101', couponId: 'TK300', nth: 2, proof: 'proof-2' },
  },
  giveBackSlot: {
    of: (gateway) => slotCallsOver(gateway, slotKey).giveBackSlot,
    input: { id: '102', slotId: 'D2-14' },
  },
  changeSlot: { of: (gateway) => slotCallsOver(gateway, slotKey).changeSlot, input: { id: '102', slotId: 'D2-14' } },
  loadCampaigns: { of: (gateway) => campaignCallsOver(gateway).loadCampaigns },

  loadPurchase: { of: (gateway) => purchaseCallsOver(gateway, yes).loadList },
  changePurchase: {
    of: (gateway) => purchaseCallsOver(gateway, yes).changeList,
    input: { change: { kind: 'renew' }, listId: 'first' },
  },

  readPasted: { of: (gateway) => purchaseCallsOver(gateway, yes).readPasted, input: { text: '乙二醇 20 桶' } },
  takePasted: {
    of: (gateway) => purchaseCallsOver(gateway, yes).takePasted,
    input: { lines: [{ productId: 'A0001', pack: 'D200', city: 'CNZJG', kg: 360 }], listId: 'first' },
  },

  loadShareLinks: { of: (gateway) => shareLinksCallsOver(gateway, yes).loadLinks },
  makeShareLink: {
    of: (gateway) => shareLinksCallsOver(gateway, yes).makeLink,
    input: { show: 'TOTAL', needsLogin: true, listId: 'list-2' },
  },
  changeShareLink: {
    of: (gateway) => shareLinksCallsOver(gateway, yes).changeLink,
    input: { shareId: 'share-1', kind: 'EXTEND' },
  },
  openShare: { of: (gateway) => shareViewCallsOver(gateway, yes).openShare, input: { token: 'token-1' } },
  takeShare: {
    of: (gateway) => shareViewCallsOver(gateway, yes).takeShare,
    input: { token: 'token-2', listId: 'list-3' },
  },

  loadSamples: { of: (gateway) => sampleCallsOver(gateway, yes).loadSamples, input: { productId: 'P0007' } },
  askSample: {
    of: (gateway) => sampleCallsOver(gateway, yes).askSample,
    input: {
      productId: 'P0009',
      size: '500 ml',
      use: '配方溶解性试验，小试用',
      contact: '周工',
      phone: '13800000021',
      address: '苏州市星湖街 218 号',
      agreed: 38_000,
    },
  },
  changeSample: {
    of: (gateway) => sampleCallsOver(gateway, yes).changeSample,
    input: { sampleNo: 'SP261120K7M3QX', change: 'receive' },
  },

  loadApprovalBook: { of: (gateway) => approvalAskCallsOver(gateway, yes).loadBook },
  askApproval: {
    of: (gateway) => approvalAskCallsOver(gateway, yes).askApproval,
    input: { approver: '王建国', phone: '13900001111', afterId: 'approval-2', hash: 'hash-7' },
  },
  revokeApproval: {
    of: (gateway) => approvalAskCallsOver(gateway, yes).revokeApproval,
    input: { approvalId: 'approval-1' },
  },
  openApproval: { of: (gateway) => approvalCallsOver(gateway).openApproval, input: { token: 'token-3' } },
  sendAccessCode: { of: (gateway) => approvalCallsOver(gateway).sendCode, input: { token: 'token-4' } },
  checkAccessCode: {
    of: (gateway) => approvalCallsOver(gateway).checkCode,
    input: { token: 'token-5', code: '042917' },
  },
  agreeToApproval: {
    of: (gateway) => approvalCallsOver(gateway).decide,
    input: {
      token: 'token-6',
      hash: 'hash-1',
      decision: 'APPROVED',
      name: '王建国',
      reason: '',
      signature: { kind: 'DRAWN', path: 'M1 2L3 4' },
    },
  },
  sendBackApproval: {
    of: (gateway) => approvalCallsOver(gateway).decide,
    input: {
      token: 'token-7',
      hash: 'hash-2',
      decision: 'RETURNED',
      name: '李敏',
      reason: '数量多了，先买一半',
      signature: null,
    },
  },

  loadNews: { of: (gateway) => loadNewsVia(gateway) },
  loadNewsList: { of: (gateway) => loadNewsListVia(gateway, { type: null, page: 2 }) },
  loadMostRead: { of: (gateway) => loadNewsListVia(gateway, MOST_READ) },
  loadHelp: { of: (gateway) => loadHelpVia(gateway) },
  loadNewsArticle: { of: (gateway) => loadNewsArticleVia(gateway, 'news-1') },
  loadPrices: { of: (gateway) => loadPricesVia(gateway) },
  visitCenter: {
    of: (gateway) => visitCenter(gateway, DOORS, 'https://center.chemlane.example/in'),
    input: { door: 'workplace' },
  },
  checkGoods: { of: (gateway) => checkGoodsVia(gateway), input: { unNos: ['1230', '1824'] } },
};
