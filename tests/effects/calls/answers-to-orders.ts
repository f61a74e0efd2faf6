import { FAILED, FAILED_BY_CODE, GONE_WITHOUT } from './endings';

/** A price that is to be held, or held once more. */
const LOCKING = [
  ...FAILED,
  '00000429: {"ok":false,"failure":{"code":"tooMany"}}',
  '10006004: {"ok":false,"failure":{"code":"soldOut"}}',
  '10006005: {"ok":false,"failure":{"code":"noPrice"}}',
  '10006012: {"ok":false,"failure":{"code":"noPrice"}}',
];

/** A price that is held. */
const QUOTED = [
  ...FAILED,
  '00000400: {"ok":false,"failure":{"code":"missing"}}',
  '00000404: {"ok":false,"failure":{"code":"missing"}}',
  '00000429: {"ok":false,"failure":{"code":"tooMany"}}',
];

/** What may stand against any step of the person who has asked for a price. */
const DEED = [
  ...FAILED_BY_CODE,
  '00000401: {"ok":false,"code":"signedOut"}',
  '10001701: {"ok":false,"code":"signedOut"}',
  '10006002: {"ok":false,"code":"changed"}',
  '10006003: {"ok":false,"code":"lapsed"}',
  '10006004: {"ok":false,"code":"soldOut"}',
  '10006008: {"ok":false,"code":"changed"}',
  '10006013: {"ok":false,"code":"closed"}',
];

/** The same of every slot about places, goods, prices and orders. */
export const ANSWERS_TO_ORDERS: Readonly<Record<string, readonly string[]>> = {
  findGoods: [
    'GET /api-item/un/search?keyword=111111111111111111111111111111111111111111111111111111111111  as own-1',
    ...FAILED,
  ],
  findPorts: ['GET /api-basic/port/list?keyword=  as own-1', ...FAILED],
  findAirports: ['GET /api-basic/airport/list?keyword=  as own-1', ...FAILED],
  findStations: ['GET /api-basic/station/list?keyword=  as own-1', ...FAILED],
  findCities: ['GET /api-basic/city/list?keyword=  as own-1', ...FAILED],
  chooseFreight: ['POST /api-puds/order/mall/freight {"quoteId":"quote-1"} as own-1', ...GONE_WITHOUT],
  checkFit: ['POST /api-ecommerce/schedule/lcl/fit {"org":"CNSHA","offerIds":["offer-1"]} as own-1', ...GONE_WITHOUT],
  lockPrice: ['POST /api-ecommerce/quote/fcl {"offerId":"offer-1","org":"CNSHA"} as own-1', ...LOCKING],
  renewPrice: ['POST /api-ecommerce/quote/quote-1/renew {"quoteId":"quote-1"} as own-1', ...LOCKING],
  loadQuote: ['GET /api-ecommerce/quote/quote-1  as own-1', ...QUOTED],
  renewQuote: ['POST /api-ecommerce/quote/quote-1/renew {"quoteId":"quote-1"} as own-1', ...QUOTED],
  askBefore: [
    'GET /api-platform/enterprise/protocol/consent?documentId=shipping-protocol  as own-1',
    'GET /api-puds/order/before  as own-1',
    'GET /api-cms/act/coupons  as own-1',
    'silence: {"consent":null,"ordered":[],"coupons":[]}',
    'refused: {"consent":null,"ordered":[],"coupons":[]}',
  ],
  loadGoods: [
    'POST /api-item/goods/identify {"isDanger":"Y","rows":[{"goodsId":"goods-1","unNo":"1230","nameCn":"甲醇","nameEn":"Methanol","casNo":"67-56-1","hsCode":"29051100","hazardClass":"3","packingGroup":"II"}]} as own-1',
    ...GONE_WITHOUT,
  ],
  loadRegions: [
    'GET /api-basic/region/list?parent=CN  as own-1',
    'GET /api-basic/region/list?parent=310000  as own-1',
    ...FAILED,
    '00000404: {"ok":true,"lists":[{"parent":"CN","regions":[]},{"parent":"310000","regions":[]}]}',
  ],
  submitOrder: [
    'POST /api-platform/enterprise/protocol {"documentId":"shipping-protocol","version":"2026-11-22"} as own-1',
    'POST /api-puds/order/submit {"form":{},"shownTotal":{"amount":1,"currency":"2"},"protocolVersion":"2026-11-22","draftId":"draft-1"} as own-1 once by key-1',
    'silence: {"ok":false,"failure":{"code":"unknown"}}',
    'refused: {"ok":false,"failure":{"code":"refused","message":"只有网关才说的话"}}',
    '00000400: {"ok":false,"failure":{"code":"protocolChanged"}}',
    '00000401: {"ok":false,"failure":{"code":"anonymous"}}',
    '00000500: {"ok":false,"failure":{"code":"unknown"}}',
    '00000503: {"ok":false,"failure":{"code":"unknown"}}',
    '10001701: {"ok":false,"failure":{"code":"anonymous"}}',
    '10006003: {"ok":false,"failure":{"code":"quoteLapsed"}}',
    '10006004: {"ok":false,"failure":{"code":"soldOut","alternatives":[]}}',
    '10006005: {"ok":false,"failure":{"code":"cargoRefused","message":"只有网关才说的话"}}',
    '10006006: {"ok":false,"failure":{"code":"unknown"}}',
    '10006007: {"ok":false,"failure":{"code":"unknown"}}',
    '10006014: {"ok":false,"failure":{"code":"bounded","message":"只有网关才说的话"}}',
  ],
  findOrder: [
    'POST /api-puds/order/byKey {"key":"key-1"} as own-1',
    ...GONE_WITHOUT,
    '00000404: {"ok":true,"orderNo":null}',
  ],
  loadOrder: [
    'GET /api-puds/order/FCL26001  as own-1',
    ...FAILED,
    '00000400: {"ok":false,"failure":{"code":"missing"}}',
    '00000401: {"ok":false,"failure":{"code":"anonymous"}}',
    '00000404: {"ok":false,"failure":{"code":"missing"}}',
    '10001701: {"ok":false,"failure":{"code":"anonymous"}}',
  ],
  cancelOrder: [
    'POST /api-puds/order/FCL26001/cancel {"orderNo":"FCL26001","reason":"1","shownFee":{"amount":0,"currency":"1"}} as own-1',
    ...FAILED,
    '10006008: {"ok":false,"failure":{"code":"tooLate"}}',
  ],
  loadDocument: ['GET /api-puds/order/FCL26001/document/bookingNote  as own-1', ...FAILED],
  answerMeasured: [
    'POST /api-puds/order/FCL26001/measured {"orderNo":"FCL26001","isAccepted":true,"shownTotal":{"amount":1,"currency":"2"}} as own-1',
    ...FAILED_BY_CODE,
    '10006002: {"ok":false,"code":"price"}',
    '10006004: {"ok":false,"code":"gone"}',
    '10006008: {"ok":false,"code":"late"}',
  ],
  answerBump: [
    'POST /api-puds/order/FCL26001/bump {"orderNo":"FCL26001","isAccepted":true,"offerId":"offer-1"} as own-1',
    ...FAILED_BY_CODE,
    '10006002: {"ok":false,"code":"price"}',
    '10006004: {"ok":false,"code":"gone"}',
    '10006008: {"ok":false,"code":"late"}',
  ],
  answerMishap: [
    'POST /api-puds/order/FCL26001/mishap {"orderNo":"FCL26001","isAccepted":true,"no":3,"shownFee":{"amount":7,"currency":"1"}} as own-1',
    ...FAILED_BY_CODE,
    '10006002: {"ok":false,"code":"price"}',
    '10006004: {"ok":false,"code":"gone"}',
    '10006008: {"ok":false,"code":"late"}',
  ],
  receiveGoods: [
    'POST /api-puds/order/FCL26001/received {"orderNo":"FCL26001"} as own-1',
    ...FAILED_BY_CODE,
    '10006002: {"ok":false,"code":"price"}',
    '10006004: {"ok":false,"code":"gone"}',
    '10006008: {"ok":false,"code":"late"}',
  ],
  amendOrder: [
    'POST /api-puds/order/FCL26001/amend {"orderNo":"FCL26001","rows":[{"kg":860,"m3":1.45}],"shownTotal":{"amount":1,"currency":"2"}} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006001: {"kind":"failed","code":"range"}',
    '10006004: {"kind":"failed","code":"full"}',
    '10006008: {"kind":"failed","code":"late"}',
  ],
  priceEnquiry: ['POST /api-puds/enquiry/instant {"form":{}} as own-1', ...GONE_WITHOUT],
  sendEnquiry: [
    'POST /api-puds/enquiry/fcl {"form":{},"isMeant":false} as own-1',
    'silence: {"ok":false,"failure":{"code":"network","faults":[]}}',
    'refused: {"ok":false,"failure":{"code":"unavailable","faults":[]}}',
    '00000401: {"ok":false,"failure":{"code":"signedOut","faults":[]}}',
    '10001701: {"ok":false,"failure":{"code":"signedOut","faults":[]}}',
    '10006001: {"ok":false,"failure":{"code":"faulty","faults":[]}}',
    '10006010: {"ok":false,"failure":{"code":"tooMany","faults":[]}}',
    '10006014: {"ok":false,"failure":{"code":"tooManyToday","faults":[]}}',
  ],
  loadHistory: ['GET /api-puds/enquiry/list  as own-1', 'silence: {"ok":false}', 'refused: {"ok":false}'],
  loadEnquiry: [
    'GET /api-puds/enquiry/ENQ26001  as own-1',
    ...FAILED_BY_CODE,
    '00000400: {"ok":false,"code":"missing"}',
    '00000401: {"ok":false,"code":"signedOut"}',
    '00000404: {"ok":false,"code":"missing"}',
    '10001701: {"ok":false,"code":"signedOut"}',
  ],
  acceptEnquiry: [
    'POST /api-puds/enquiry/ENQ26001/accept {"enquiryNo":"ENQ26001","answerNo":2,"shownTotal":{"amount":1,"currency":"2"}} as own-1',
    ...FAILED_BY_CODE,
    '00000401: {"ok":false,"code":"signedOut"}',
    '00000404: {"ok":false,"code":"gone"}',
    '10001701: {"ok":false,"code":"signedOut"}',
    '10006002: {"ok":false,"code":"changed"}',
    '10006003: {"ok":false,"code":"lapsed"}',
    '10006004: {"ok":false,"code":"soldOut"}',
    '10006005: {"ok":false,"code":"refused"}',
    '10006008: {"ok":false,"code":"changed"}',
    '10006013: {"ok":false,"code":"closed"}',
  ],
  declineEnquiry: [
    'POST /api-puds/enquiry/ENQ26001/decline {"enquiryNo":"ENQ26001","reason":"price"} as own-1',
    ...DEED,
  ],
  withdrawEnquiry: ['POST /api-puds/enquiry/ENQ26001/withdraw {"enquiryNo":"ENQ26001"} as own-1', ...DEED],
  sayEnquiry: [
    'POST /api-puds/enquiry/ENQ26001/say {"enquiryNo":"ENQ26001","text":"请再核价","counter":{"amount":900,"currency":"1"}} as own-1',
    ...DEED,
  ],
};
