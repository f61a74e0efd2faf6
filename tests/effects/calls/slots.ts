import { fclOrder } from '../../../contract/modes/fcl/order';
import type { AnyActorLogic } from 'xstate';
import { EVERY_ORDER } from '../../../domain/order/life/order-query';
import * as v from 'valibot';

import { QUOTE_WIRES } from '../../../contract/modes';
import type { AnswerTerms } from '../../../machines/order/order-answer';
import { amendOrderVia } from '../../../src/effects/after-order/amend-calls';
import { giveAnswerVia } from '../../../src/effects/after-order/answer-calls';
import { loadDocumentVia } from '../../../src/effects/after-order/documents';
import { enquiryCallsOver } from '../../../src/effects/enquiry/enquiry-calls';
import { enquiryCaseCallsOver } from '../../../src/effects/enquiry/enquiry-case-calls';
import { cancelOrderVia, loadOrderVia } from '../../../src/effects/after-order/order-calls';
import { instantPriceVia } from '../../../src/effects/enquiry/instant-price';
import { findOptionsVia } from '../../../src/effects/booking/find-options';
import type { Gateway } from '../../../src/effects/gateway/gateway';
import { freightChoicesVia } from '../../../src/effects/mall/freight-choices';
import { checkLclFitVia } from '../../../src/effects/market/check-fit';
import { lockPriceVia } from '../../../src/effects/market/locked-price';
import { askBeforeVia } from '../../../src/effects/orders/ask-before';
import { loadGoodsVia } from '../../../src/effects/orders/load-goods';
import { loadRegionsVia } from '../../../src/effects/orders/load-regions';
import { loadQuoteVia, renewQuoteVia } from '../../../src/effects/orders/quotes';
import { findOrderVia, submitOrderVia } from '../../../src/effects/orders/submit-order';
import { readingCallsVia } from '../../../src/effects/reading';
import { editionCallsVia } from '../../../src/effects/session/edition-calls';
import { sessionCallsVia } from '../../../src/effects/session/session-calls';
import { requestCodeVia } from '../../../src/effects/sign-in/request-code';
import { signInCallsVia } from '../../../src/effects/sign-in/sign-in-calls';
import { buyerPaperCallsVia } from '../../../src/effects/user-center/buyer-paper-calls';
import { centerCallsVia } from '../../../src/effects/user-center/center-calls';
import { ordersSheet } from '../../../src/copy/orders/orders-sheet';
import { centerOrderCallsVia } from '../../../src/effects/user-center/center-orders';
import { closingCallsVia } from '../../../src/effects/user-center/closing-calls';
import { loadWalletVia } from '../../../src/effects/user-center/coupon-wallet';
import { loadOwnSamplesVia } from '../../../src/effects/user-center/own-samples';
import { deviceCallsVia } from '../../../src/effects/user-center/devices';
import { verificationCallsVia } from '../../../src/effects/user-center/verification-calls';

const NO_DRAFT = { read: () => null, drop: () => undefined };

export type Slot = { of: (gateway: Gateway) => AnyActorLogic; input?: unknown };

const yes = () => true;
const anything = v.any();
const PHONE = '13800012662';
const enquiryNo = 'ENQ26001';
const orderNo = 'FCL26001';
const METHANOL = {
  goodsId: 'goods-1',
  unNo: '1230',
  nameCn: '甲醇',
  nameEn: 'Methanol',
  shippingName: 'METHANOL',
  technicalName: 'MeOH',
  casNo: '67-56-1',
  hsCode: '29051100',
  hazardClass: '3',
  packingGroup: 'II',
};
const deed = (of: object): Slot => ({
  of: (gateway) => enquiryCaseCallsOver(gateway, yes).doDeed,
  input: { enquiryNo, deed: of },
});
const answer = (shown: AnswerTerms): Slot => ({
  of: (gateway) => giveAnswerVia(gateway),
  input: { orderNo, isAccepted: true, shown },
});
const session = (name: keyof ReturnType<typeof sessionCallsVia>, input: object): Slot => ({
  of: (gateway) => sessionCallsVia(gateway, () => false)[name],
  input,
});
const signIn = (name: keyof ReturnType<typeof signInCallsVia>, input: object): Slot => ({
  of: (gateway) => signInCallsVia(gateway)[name],
  input: { phone: PHONE, code: '402917', ...input },
});
const locking = (renews: string | null): Slot => ({
  of: (gateway) => lockPriceVia(gateway, QUOTE_WIRES.FCL as never),
  input: { search: { org: 'CNSHA' }, offerId: 'offer-1', renews },
});

/** Every chart slot that calls the gateway, with an input. */
export const SLOTS: Readonly<Record<string, Slot>> = {
  recogniseArrival: session('recogniseArrival', { ssoToken: 'ticket-1', token: 'other-1' }),
  signInBySso: session('signInBySso', { ssoToken: 'ticket-1' }),
  loadUser: session('loadUser', { token: 'other-1' }),
  loadEntries: session('loadEntries', { token: 'other-1', basicEntId: 'ent-1' }),
  endSession: session('endSession', { token: 'other-1' }),

  requestCode: {
    of: (gateway) => requestCodeVia(gateway),
    input: { phone: PHONE, messageType: 'LOGIN', proof: 'proof-1' },
  },
  signInBySms: signIn('signInBySms', {}),
  signInByPassword: signIn('signInByPassword', { password: 'chemlane-2026', proof: 'proof-1' }),
  registerAccount: signIn('registerAccount', {
    password: 'chemlane-2026',
    agreed: { agreement: '2027-01-08', privacy: '2026-12-19' },
  }),
  loadEditions: { of: (gateway) => editionCallsVia(gateway).loadEditions },
  agreeToEditions: {
    of: (gateway) => editionCallsVia(gateway).agreeToEditions,
    input: { agreed: { agreement: '2027-02-09', privacy: '2027-01-18' } },
  },
  learnEditions: { of: (gateway) => signInCallsVia(gateway).learnEditions },
  resetPassword: signIn('resetPassword', { password: 'chemlane-2026' }),
  changePassword: signIn('changePassword', { oldPassword: 'chemlane-2025', newPassword: 'chemlane-2026' }),

  redeemTicket: { of: (gateway) => centerCallsVia(gateway).redeemTicket, input: { ticket: 'ticket-1' } },
  loadPerson: { of: (gateway) => centerCallsVia(gateway).loadPerson, input: { token: 'other-1' } },
  endCenterSession: { of: (gateway) => centerCallsVia(gateway).endSession, input: { token: 'other-1' } },
  loadDevices: { of: (gateway) => deviceCallsVia(gateway).loadDevices },
  loadOwnSamples: { of: (gateway) => loadOwnSamplesVia(gateway) },
  loadWallet: { of: (gateway) => loadWalletVia(gateway) },
  endDevice: { of: (gateway) => deviceCallsVia(gateway).endDevice, input: { sessionId: 'session-1' } },
  lookClosing: { of: (gateway) => closingCallsVia(gateway).lookClosing },
  closeAccount: {
    of: (gateway) => closingCallsVia(gateway).closeAccount,
    input: { proof: 'password', password: 'chemlane-2026', code: '402917' },
  },
  closeAccountByCode: {
    of: (gateway) => closingCallsVia(gateway).closeAccount,
    input: { proof: 'code', password: '', code: '402917' },
  },
  loadOrders: {
    of: (gateway) => centerOrderCallsVia(gateway, ordersSheet).loadOrders,
    input: { ...EVERY_ORDER, words: '甲醇', page: 2 },
  },
  loadVerification: { of: (gateway) => verificationCallsVia(gateway, NO_DRAFT).loadVerification },
  submitVerification: {
    of: (gateway) => verificationCallsVia(gateway, NO_DRAFT).submitVerification,
    input: { enterpriseName: '化途测试', creditCode: '91310000DEM000002L', licence: new File(['paper'], 'a:b?.pdf') },
  },

  loadPapers: { of: (gateway) => buyerPaperCallsVia(gateway, NO_DRAFT).loadPapers },
  handInPaper: {
    of: (gateway) => buyerPaperCallsVia(gateway, NO_DRAFT).handInPaper,
    input: {
      paper: 'PRECREG',
      number: '备 7',
      validTo: '2026-12-09',
      goodsId: 'toluene',
      kg: '2400',
      file: new File(['scan'], 'b?.pdf'),
    },
  },
  takeBackPaper: {
    of: (gateway) => buyerPaperCallsVia(gateway, NO_DRAFT).takeBackPaper,
    input: { paperId: 'paper-1' },
  },

  loadText: { of: (gateway) => readingCallsVia(gateway).loadText, input: { text: 'protocol' } },
  loadPrivacy: { of: (gateway) => readingCallsVia(gateway).loadText, input: { text: 'privacy' } },
  loadAgreement: { of: (gateway) => readingCallsVia(gateway).loadText, input: { text: 'agreement' } },
  loadCharges: { of: (gateway) => readingCallsVia(gateway).loadText, input: { text: 'charges' } },
  loadMail: { of: (gateway) => readingCallsVia(gateway).loadMail },

  findGoods: { of: (gateway) => findOptionsVia(gateway), input: { kind: 'goods', query: '1'.repeat(61) } },
  findPorts: { of: (gateway) => findOptionsVia(gateway), input: { kind: 'port', query: '上海' } },
  findAirports: { of: (gateway) => findOptionsVia(gateway), input: { kind: 'airport', query: '上海' } },
  findStations: { of: (gateway) => findOptionsVia(gateway), input: { kind: 'station', query: '上海' } },
  findCities: { of: (gateway) => findOptionsVia(gateway), input: { kind: 'city', query: '上海' } },
  chooseFreight: {
    of: (gateway) => freightChoicesVia(gateway),
    input: { question: { quoteId: 'quote-1', looks: 0 } },
  },
  checkFit: {
    of: (gateway) => checkLclFitVia(gateway),
    input: { question: { search: { org: 'CNSHA' }, offerIds: ['offer-1'] } },
  },
  lockPrice: locking(null),
  renewPrice: locking('quote-1'),

  loadQuote: {
    of: (gateway) => loadQuoteVia(gateway, anything, { isSignedIn: () => true }),
    input: { quoteId: 'quote-1' },
  },
  renewQuote: { of: (gateway) => renewQuoteVia(gateway, anything), input: { quoteId: 'quote-1' } },
  askBefore: {
    of: (gateway) => askBeforeVia(gateway, yes, 'shipping-protocol'),
    input: { isOrderedAsked: true, areChargesAsked: true },
  },
  loadGoods: {
    of: (gateway) => loadGoodsVia(gateway),
    input: { sought: [{ key: 'goods.0', token: 1, isDanger: 'Y', row: METHANOL }] },
  },
  loadRegions: { of: (gateway) => loadRegionsVia(gateway), input: { parents: ['CN', '310000'] } },
  submitOrder: {
    of: (gateway) => submitOrderVia(gateway, fclOrder, 'shipping-protocol'),
    input: {
      submission: {
        key: 'key-1',
        form: {},
        shownTotal: { amount: 1, currency: '2' },
        protocolVersion: '2026-11-22',
        draftId: 'draft-1',
      },
    },
  },
  findOrder: { of: (gateway) => findOrderVia(gateway), input: { key: 'key-1' } },

  loadOrder: { of: (gateway) => loadOrderVia(gateway, () => ({}) as never), input: { orderNo } },
  cancelOrder: {
    of: (gateway) => cancelOrderVia(gateway),
    input: { orderNo, reason: '1', fee: { amount: 0, currency: '1' } },
  },
  loadDocument: { of: (gateway) => loadDocumentVia(gateway), input: { orderNo, kind: 'bookingNote' } },
  answerMeasured: answer({ total: { amount: 1, currency: '2' } }),
  answerBump: answer({ offerId: 'offer-1' }),
  answerMishap: answer({
    mishap: 3,
    fees: { accept: { amount: 7, currency: '1' }, decline: { amount: 0, currency: '1' } },
  }),
  receiveGoods: answer({ isReceived: true }),
  amendOrder: {
    of: (gateway) => amendOrderVia(gateway),
    input: { orderNo, rows: [{ kg: 860, m3: 1.45 }], total: { amount: 1, currency: '2' } },
  },
  priceEnquiry: { of: (gateway) => instantPriceVia(gateway), input: { question: {} } },
  sendEnquiry: { of: (gateway) => enquiryCallsOver(gateway, yes).sendEnquiry, input: { form: {}, isMeant: false } },
  loadHistory: { of: (gateway) => enquiryCallsOver(gateway, yes).loadHistory },
  loadEnquiry: { of: (gateway) => enquiryCaseCallsOver(gateway, yes).loadEnquiry, input: { enquiryNo } },
  acceptEnquiry: deed({ kind: 'accept', answerNo: 2, shownTotal: { amount: 1, currency: '2' } }),
  declineEnquiry: deed({ kind: 'decline', reason: 'price' }),
  withdrawEnquiry: deed({ kind: 'withdraw' }),
  sayEnquiry: deed({ kind: 'say', text: '请再核价', counter: { amount: 900, currency: '1' } }),
};
