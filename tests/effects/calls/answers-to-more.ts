import { FAILED_BY_CODE } from './endings';

/** Expected answers of home page, search and after-order calls. */
export const ANSWERS_TO_MORE: Readonly<Record<string, readonly string[]>> = {
  nameSearch: [
    'GET /api-basic/search/names?isDanger=Y&org=CNSHA&unNo=1230  as own-1',
    'silence: {"today":"2027-01-15","past":[],"form":{"org":null,"dst":null,"isDanger":"Y","goods":{"goodsId":"","unNo":"1230","nameCn":"","nameEn":"","casNo":null,"hazardClass":null,"subRisks":[],"packingGroup":null},"etd":"","boxType":"20GP","boxes":1}}',
    'refused: {"today":"2027-01-15","past":[],"form":{"org":null,"dst":null,"isDanger":"Y","goods":{"goodsId":"","unNo":"1230","nameCn":"","nameEn":"","casNo":null,"hazardClass":null,"subRisks":[],"packingGroup":null},"etd":"","boxType":"20GP","boxes":1}}',
  ],
  loadOffers: [
    'POST /api-ecommerce/schedule/tank {"orgPortCode":"CNSHA","dstPortCode":"SGSIN","isDanger":"Y","unNo":"1294","goods":null,"etd":null,"group":null,"kind":"TRIP","leaseDays":null,"tons":19,"loadC":20,"hotC":null,"d15":null,"d50":null,"heating":"N","last":"CLEANED","isCleaned":true,"isFood":false} as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '00000400: {"ok":false,"failure":{"code":"unavailable","message":"只有网关才说的话"}}',
  ],
  findOtherTanks: [
    'POST /api-ecommerce/schedule/tank {"org":"CNSHA"} as own-1',
    'silence: {"alternatives":null}',
    'refused: {"alternatives":null}',
  ],
  findOtherFlights: [
    'POST /api-ecommerce/schedule/air {"org":"CNSHA"} as own-1',
    'silence: {"alternatives":null}',
    'refused: {"alternatives":null}',
  ],
  findOtherSailings: [
    'POST /api-ecommerce/schedule/detail?org=CNSHA&sailingId=offer-1 {"org":"CNSHA","sailingId":"offer-1"} as own-1',
    'silence: {"alternatives":null}',
    'refused: {"alternatives":null}',
  ],
  loadHours: ['GET /api-puds/order/FCL26001  as own-1', 'silence: {"kind":"lost"}', 'refused: {"kind":"lost"}'],
  loadStoreHours: [
    'GET /api-puds/order/FCL26001/truck/hours  as own-1',
    'silence: {"kind":"lost"}',
    'refused: {"kind":"lost"}',
  ],
  loadTrainHours: ['GET /api-puds/order/FCL26001  as own-1', 'silence: {"kind":"lost"}', 'refused: {"kind":"lost"}'],
  changeTruck: [
    'POST /api-puds/order/FCL26001/truck {"orderNo":"FCL26001","at":1,"truck":{"slot":"2026-12-02T09:00","plateNo":"沪A12345","driverName":"王师傅","driverPhone":"13800000001","driverIdTail":"1234","escortName":"李师傅","pieces":"12"},"shownTotal":{"amount":1,"currency":"1"}} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006001: {"kind":"failed","code":"refused"}',
    '10006004: {"kind":"taken"}',
    '10006008: {"kind":"failed","code":"late"}',
  ],
  loadRevisable: [
    'GET /api-puds/order/FCL26001/revise  as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
  ],
  reviseOrder: [
    'POST /api-puds/order/FCL26001/revise {"orderNo":"FCL26001","topic":"CUS","texts":{"goodsValue":"48000"},"seen":{"goodsValue":""},"shownTotal":{"amount":1,"currency":"1"}} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006005: {"kind":"failed","code":"forbidden"}',
    '10006008: {"kind":"failed","code":"late"}',
    '10006012: {"kind":"failed","code":"priceless"}',
    '10006014: {"kind":"failed","code":"often"}',
  ],
  fileComplaint: [
    'POST /api-puds/order/FCL26001/complaint {"orderNo":"FCL26001","about":"SHORT.2","lot":"P0083-261102-CNZJG","kg":40.5,"words":"少了两袋","photos":["photo-1","photo-2"]} as own-1',
    ...FAILED_BY_CODE,
    '00000400: {"ok":false,"code":"range"}',
    '10006008: {"ok":false,"code":"late"}',
    '10006011: {"ok":false,"code":"photos"}',
  ],
  prolongStay: [
    'POST /api-puds/order/FCL26001/prolong {"orderNo":"FCL26001","days":7,"shownTotal":{"amount":1,"currency":"1"}} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006008: {"kind":"failed","code":"late"}',
  ],
  bookLeaving: [
    'POST /api-puds/order/FCL26001/leaving {"orderNo":"FCL26001","typed":{"day":"2026-12-02","slot":"09:00","tons":"10","pallets":"8","plateNo":"沪A12345","driverName":"王师傅","driverPhone":"13800000001","driverIdTail":"1234","escortName":""}} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006001: {"kind":"failed","code":"stale"}',
    '10006008: {"kind":"failed","code":"late"}',
  ],
  dropLeaving: [
    'POST /api-puds/order/FCL26001/leaving/drop {"orderNo":"FCL26001","code":"7K3MQX9DT2"} as own-1',
    'silence: {"kind":"failed","code":"network"}',
    'refused: {"kind":"failed","code":"unavailable"}',
    '10006001: {"kind":"failed","code":"stale"}',
    '10006008: {"kind":"failed","code":"late"}',
  ],
  withdrawFile: [
    'POST /api-puds/order/FCL26001/papers/withdraw {"orderNo":"FCL26001","fileId":"file-1"} as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '10006008: {"ok":false,"failure":{"code":"closed"}}',
  ],
  loadNews: [
    'GET /api-cms/news/page?current=1&size=5  as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
  ],
  loadNewsList: [
    'GET /api-cms/news/page?current=2&size=10  as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
  ],
  loadMostRead: [
    'GET /api-cms/news/page?current=1&size=5&order=most+read  as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
  ],
  loadHelp: [
    'GET /api-cms/help/pages  as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
  ],
  loadNewsArticle: [
    'GET /api-cms/news/detail?newsId=news-1  as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '00000404: {"ok":true,"items":[]}',
  ],
  loadPrices: [
    'POST /api-ecommerce/price/minimum?isDanger=Y&boxType=20GP {"isDanger":"Y","boxType":"20GP"} as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
  ],
  visitCenter: [
    'POST /api-auth/ticket {"audience":"https://center.chemlane.example"} as own-1',
    'silence: {"ok":false,"failure":{"code":"unavailable"}}',
    'refused: {"ok":false,"failure":{"code":"refused"}}',
  ],
  checkGoods: [
    'POST /api-item/segregation/check {"goods":[{"unNo":"1230","isLimited":false},{"unNo":"1824","isLimited":false}]} as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '10004001: {"ok":false,"failure":{"code":"refused","message":"只有网关才说的话"}}',
  ],
};
