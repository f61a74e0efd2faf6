import { expect, vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';

import { readQuestion } from '../../../domain/mall/asked';
import { checkAnswerVia } from '../../../src/effects/captcha/check-answer';
import type { Connect } from '../../../src/effects/captcha/ask';
import { requestChallengeVia } from '../../../src/effects/captcha/request-challenge';
import { checkWorkVia } from '../../../src/effects/captcha/check-work';
import { constantsOver } from '../../../src/effects/constants/constants';
import type { Gateway } from '../../../src/effects/gateway/gateway';
import { loadSlidesVia } from '../../../src/effects/home/load-slides';
import { freightChoicesVia } from '../../../src/effects/mall/freight-choices';
import { checkLclFitVia } from '../../../src/effects/market/check-fit';
import { askLandedVia, loadItemVia } from '../../../src/effects/mall/load-item';
import { loadSheetVia } from '../../../src/effects/mall/load-sheet';
import { purchaseCallsOver } from '../../../src/effects/mall/purchase-calls';
import { otherSailingsVia } from '../../../src/effects/market/other-sailings';
import { loadNewsListVia } from '../../../src/effects/news/load-news-list';
import { copyOrderVia } from '../../../src/effects/orders/copy-order';
import { fetchPaperVia } from '../../../src/effects/papers/fetch-paper';
import { uploadFileVia } from '../../../src/effects/papers/upload-file';
import { outcomeOf } from '../home/support';
import { hear } from '../support/hear';

export type Asked = { gateway: Gateway; connect: Connect };

/** Call with every field, and its expected requests. */
export type FullCall = { ask: (line: Asked) => unknown; asks: readonly string[] };

const yes = () => true;
const orderNo = 'FC2611207K3M9Q';
const PHOTO = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '渗漏的桶.jpg');
const SDS = new File(['%PDF-1.7 sds'], 'sds.pdf');
export const WRITER = { name: () => 'li', isSignedIn: () => true };
const CLICK = {
  captchaType: 'blockPuzzle',
  token: 'token-1',
  secretKey: null,
  points: [{ x: 121.5, y: 5 }],
  track: [[0, 0, 0]],
} as const;
const SAILING_SEARCH = { orgPortCode: 'CNSHA', dstPortCode: 'SGSIN', isDanger: 'Y', unNo: '1230' };
const BOXES = [{ type: '20GP', count: 2 }];
const LCL_ROW = { unNo: '1263', pieces: 2, kg: 860, m3: 1.45, longCm: 120, group: 'III', isLimited: true };

const call = (of: (line: Asked) => AnyActorLogic, input: unknown, ...asks: string[]): FullCall => ({
  ask: (line) => outcomeOf(of(line), input),
  asks,
});

/** Calls of all charts with fields missing in the others. */
export const FULL_CALLS: Readonly<Record<string, FullCall>> = {
  requestChallenge: call(
    ({ connect }) => requestChallengeVia(connect),
    { captchaType: 'blockPuzzle' },
    'GET /api-auth/captcha/get?captchaType=blockPuzzle&clientUid=slider-1&ts=1800000000000&density=2  as undefined',
  ),
  checkAnswer: call(
    ({ connect }) => checkAnswerVia(connect),
    CLICK,
    'POST /api-auth/captcha/check {"captchaType":"blockPuzzle","token":"token-1","pointJson":"{\\"x\\":121.5,\\"y\\":5}","clientUid":"slider-1","ts":1800000000000,"track":[[0,0,0]]} as undefined',
  ),
  requestWork: call(
    ({ connect }) => requestChallengeVia(connect),
    { captchaType: 'work', phone: '13800012662' },
    'POST /api-auth/captcha/work {"phone":"13800012662"} as undefined',
  ),
  checkWork: call(
    ({ connect }) => checkWorkVia(connect),
    { token: 'token-1', found: [3, 0, 7, 1] },
    'POST /api-auth/captcha/work/check {"token":"token-1","found":[3,0,7,1]} as undefined',
  ),
  loadSlides: call(
    ({ gateway }) => loadSlidesVia(gateway),
    undefined,
    'POST /api-cms/carousel/query?place=home {"place":"home"} as own-1',
  ),
  loadNewsList: call(
    ({ gateway }) => loadNewsListVia(gateway, { type: 'port', page: 3 }),
    undefined,
    'GET /api-cms/news/page?current=3&size=10&type=port  as own-1',
  ),
  loadSheet: call(
    ({ gateway }) => loadSheetVia(gateway),
    {
      question: readQuestion({
        kw: '丙酮',
        cat: 'SOLVENT',
        policy: 'OPEN',
        cls: '3',
        stock: 'CNZJG',
        pack: 'D200',
        g: 'KETONE',
        purity: '99.5',
        form: 'LIQUID',
        more: 'sample',
        to: '3205',
        q: '5000',
        s: 'price',
        p: '2',
      }),
    },
    'GET /api-item/mall/board?kw=%E4%B8%99%E9%85%AE&cat=SOLVENT&policy=OPEN&cls=3&stock=CNZJG&pack=D200&g=KETONE&purity=99.5&form=LIQUID&more=sample&to=3205&q=5000&s=price&p=2  as own-1',
  ),
  loadItem: call(
    ({ gateway }) => loadItemVia(gateway),
    { productId: 'A0001' },
    'GET /api-item/mall/product?productId=A0001  as own-1',
  ),
  askLanded: call(
    ({ gateway }) => askLandedVia(gateway),
    { productId: 'A0001', pack: 'D200', kg: 5000, city: 'CNSHA', way: 'SEND', to: 'CNTAO' },
    'GET /api-item/mall/landed?productId=A0001&pack=D200&kg=5000&city=CNSHA&way=SEND&to=CNTAO  as own-1',
  ),
  loadPurchase: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).loadList,
    undefined,
    'GET /api-item/mall/purchase  as own-1',
  ),
  readPasted: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).readPasted,
    { text: '乙二醇 20 桶' },
    'POST /api-item/mall/purchase/pasted {"text":"乙二醇 20 桶"} as own-1',
  ),
  takePasted: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).takePasted,
    { lines: [{ productId: 'A0001', pack: 'D200', city: 'CNZJG', kg: 360 }], listId: 'second' },
    'POST /api-item/mall/purchase/change {"change":{"kind":"take","lines":[{"productId":"A0001","pack":"D200","city":"CNZJG","kg":360}]},"listId":"second"} as own-1',
  ),
  addLine: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).addLine,
    { line: { productId: 'A0001', pack: 'D200', city: 'CNZJG', kg: 360 } },
    'POST /api-item/mall/purchase/change {"change":{"kind":"line","productId":"A0001","pack":"D200","city":"CNZJG","kg":360,"seenKg":null}} as own-1',
  ),
  changePurchase: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).changeList,
    { change: { kind: 'remove', lineId: 'A0001-D200-CNZJG' }, listId: 'second' },
    'POST /api-item/mall/purchase/change {"change":{"kind":"remove","lineId":"A0001-D200-CNZJG"},"listId":"second"} as own-1',
  ),
  deliverPurchase: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).changeList,
    { change: { kind: 'deliver', way: 'SEND', to: '3301' }, listId: undefined },
    'POST /api-item/mall/purchase/change {"change":{"kind":"deliver","way":"SEND","to":"3301"}} as own-1',
  ),
  openPurchase: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).changeList,
    { change: { kind: 'open', listId: 'third' }, listId: 'first' },
    'POST /api-item/mall/purchase/change {"change":{"kind":"open","listId":"third"},"listId":"first"} as own-1',
  ),
  namePurchase: call(
    ({ gateway }) => purchaseCallsOver(gateway, yes).changeList,
    { change: { kind: 'make', name: '十二月备货' }, listId: 'first' },
    'POST /api-item/mall/purchase/change {"change":{"kind":"make","name":"十二月备货"},"listId":"first"} as own-1',
  ),
  loadConstants: {
    ask: ({ gateway }) => constantsOver(gateway)('release_type'),
    asks: ['GET /api-basic/const/byType?constType=release_type  as own-1'],
  },
  fetchPaper: call(
    ({ gateway }) => fetchPaperVia(async () => gateway),
    { fileId: 'file-1', name: 'sds.pdf' },
    'GET /api-common-oss/file/file-1  as own-1',
  ),
  uploadFile: {
    ask: ({ gateway }) => {
      const logic = uploadFileVia({ gateway: async () => gateway, token: () => 'own-1' });
      const { heard } = hear(logic, { orderNo, docType: 'SDS_CN', file: SDS, small: null, replaces: 'file-0' });
      hear(logic, { orderNo: null, docType: 'COMPLAINT', file: PHOTO, small: '/9j/', replaces: '' });
      return vi.waitFor(() => expect(heard).not.toEqual([]));
    },
    asks: [
      'POST /api-common-oss/upload {"docType":"SDS_CN"} as own-1',
      'POST /api-common-oss/upload {"docType":"COMPLAINT","small":"/9j/"} as own-1',
      `POST /api-puds/order/${orderNo}/papers {"orderNo":"${orderNo}","fileId":"file-1","docType":"SDS_CN","replaces":"file-0"} as own-1`,
    ],
  },
  copyOrder: call(
    ({ gateway }) => copyOrderVia({ gateway, writer: WRITER, mode: 'TANK', onward: () => '/' }),
    { orderNo },
    `GET /api-puds/order/${orderNo}/copy?into=TANK  as own-1`,
  ),
  findOtherSailings: call(
    ({ gateway }) => otherSailingsVia(gateway),
    { search: { ...SAILING_SEARCH, boxes: BOXES }, offerId: 'offer-1' },
    'POST /api-ecommerce/schedule/detail?orgPortCode=CNSHA&dstPortCode=SGSIN&isDanger=Y&unNo=1230&boxes=%5B%7B%22type%22%3A%2220GP%22%2C%22count%22%3A2%7D%5D&sailingId=offer-1 {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","unNo":"1230","boxes":[{"type":"20GP","count":2}],"sailingId":"offer-1"} as own-1',
  ),
  chooseFreight: call(
    ({ gateway }) => freightChoicesVia(gateway),
    { question: { quoteId: 'quote-1', looks: 3 } },
    'POST /api-puds/order/mall/freight {"quoteId":"quote-1"} as own-1',
  ),
  checkFit: call(
    ({ gateway }) => checkLclFitVia(gateway),
    { question: { search: { ...SAILING_SEARCH, rows: [LCL_ROW], isStackable: false }, offerIds: ['offer-1'] } },
    'POST /api-ecommerce/schedule/lcl/fit {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","unNo":"1230","rows":[{"unNo":"1263","pieces":2,"kg":860,"m3":1.45,"longCm":120,"group":"III","isLimited":true}],"isStackable":false,"offerIds":["offer-1"]} as own-1',
  ),
};
