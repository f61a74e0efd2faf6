import * as v from 'valibot';
import { expect, it } from 'vitest';

import type { Endpoint } from '../../contract/wire/endpoint';
import { endpoints } from '../../contract/gateway/endpoints';
import { sampleOf } from '../support/samples/sample-of';
import { wantedIn } from '../support/samples/wanted-in';

const LCL = ['isDanger', 'rows.0.longCm', 'rows.0.group', 'rows.0.isLimited', 'rows.0.name', 'isStackable'];
const CARRIED = ['rows', ...['goodsId', 'net', 'kind', 'name'].map((part) => `rows.0.${part}`)];
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  Lcl: LCL,
  Wh: ['city', 'isDanger', 'unNo', 'goods', 'group', 'inDate', 'temp', 'untold'],
  Air: ['isDanger', 'unNo', 'group', 'percent', 'net', 'soc', 'wh', 'm3', 'sizes', 'ready', 'name', 'also', 'isTrial'],
  Dom: ['unNo', 'goods', 'isTrial', 'from', 'to', 'tax', 'etd'],
  Rail: [
    'border',
    'isDanger',
    'unNo',
    'goods',
    'group',
    'isTrial',
    'owner',
    'heating',
    'hasPermit',
    'from',
    ...CARRIED,
  ],
  Flexi: ['kg', 'litres', 'density', 'loadTemp', 'viscosity', 'layer', 'food', 'heat', 'unload', 'etd'],
  Tank: 'kind leaseDays orgPortCode dstPortCode isDanger unNo goods group tons loadC hotC d15 d50 heating last isCleaned isFood etd'.split(
    ' ',
  ),
  Truck:
    'orgCityCode dstCityCode isDanger unNo goods group kg m3 small inner inners packages trucks etd hour trip crew dropFrom dropTo box tareKg way others rows pick2 pick3 via1 via2'.split(
      ' ',
    ),
  Cfs: ['isDanger', 'unNo', 'goods', 'group', 'tons', 'cut', 'isCutTyped'],
  Dgd: ['unNo', 'brought', 'from'],
  Mall: ['way', 'to'],
  Fcl: ['isDanger', 'unNo', ...CARRIED],
};

const draft = (name: string): Record<string, readonly string[]> => ({
  [`submit${name}`]: ['isVerificationDue', 'draftId'],
  [`save${name}Draft`]: ['draftId'],
  [`drop${name}Draft`]: ['draftId'],
});

const HEADS = 'effectiveOn endsAt group intro shows slug source startsAt summary title type'.split(' ');
const WRITTEN = ['written.blocks', 'written.blocks.0.said.a1', ...HEADS.map((head) => `written.heads.${head}`)];

/** Optional request fields and why omission does no harm, such as a search filter or a draft name. */
const MAY_BE_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(SEARCHED).flatMap(([mode, fields]) => [
      [`${mode.toLowerCase()}Schedule`, fields],
      [`quote${mode}`, fields],
    ]),
  ),
  lclFit: LCL,
  etdList: ['isDanger', 'unNo', 'from', 'days'],
  sailingDetail: ['isDanger', 'unNo'],
  ...Object.assign(
    {},
    ...['Lcl', 'Cfs', 'Wh', 'Air', 'Dom', 'Rail', 'Flexi', 'Tank', 'Truck', 'Dgd', 'Mall'].map(draft),
  ),
  publishedGoods: ['unNo', 'from'],
  publishedRuleCodes: ['mode'],
  publishedDifferences: ['from'],
  saveDraft: ['draftId'],
  dropDraft: ['draftId'],
  submitOrder: ['isVerificationDue', 'draftId'],
  submitEnquiry: ['isMeant'],
  // A file may lack a thumbnail; a lot may be unknown or have no photographs.
  uploadFile: ['small'],
  fileComplaint: ['lot', 'photos'],
  captchaGet: ['captchaType', 'clientUid', 'ts', 'density'],
  captchaCheck: ['captchaType', 'pointJson', 'token', 'clientUid', 'ts', 'track'],
  captchaWork: ['phone'],
  claimCoupon: ['captchaVerification'],
  // The first approval has no predecessor.
  approvalAsk: ['afterId', 'hash'],
  // Purchases go to the current open list.
  purchaseChange: ['listId'],
  shareImport: ['listId'],
  shareMake: ['listId'],
  captchaWorkCheck: ['token', 'found'],
  sendSms: ['captchaVerification'],
  loginByPassword: ['captchaVerification'],
  recogniseArrival: ['audience'],
  singleSignOn: ['audience'],
  closeAccount: ['password', 'code'],
  rehearseAct: ['said.a1'],
  actOnCase: ['said.a1'],
  rehearseMany: ['said.a1'],
  actOnMany: ['said.a1'],
  rehearseEnquiry: ['said.a1'],
  actOnEnquiry: ['said.a1'],
  rehearseVerification: ['said.a1'],
  actOnVerification: ['said.a1'],
  rehearseBuyerPaper: ['said.a1'],
  actOnBuyerPaper: ['said.a1'],
  rehearseSample: ['said.a1'],
  actOnSample: ['said.a1'],
  rehearseNotice: ['said.a1'],
  actOnNotice: ['said.a1'],
  rehearseClosure: ['said.a1'],
  actOnClosure: ['said.a1'],
  rehearseSurcharge: ['said.a1'],
  actOnSurcharge: ['said.a1'],
  rehearseTariff: ['said.a1'],
  actOnTariff: ['said.a1'],
  rehearseCalendar: ['said.a1'],
  actOnCalendar: ['said.a1'],
  handInOnCase: ['docType'],
  houseQueue: ['port', 'hazard', 'departure', 'sort', 'isWatching'],
  readCaseReceipt: ['isWatching'],
  houseEnquiries: ['sort', 'isWatching'],
  houseVerifications: ['sort', 'isWatching'],
  houseSamples: ['sort', 'isWatching'],
  houseBuyerPapers: ['sort', 'isWatching'],
  houseNotices: ['sort', 'isWatching'],
  houseClosures: ['sort', 'isWatching'],
  houseSurcharges: ['sort', 'isWatching'],
  houseTariffs: ['sort', 'isWatching'],
  houseCalendar: ['sort', 'isWatching'],
  submitVerification: ['licence'],
  carouselQuery: ['place'],
  bookSlot: ['captchaVerification'],
  newsPage: ['type', 'current', 'size', 'order'],
  helpDetail: ['code'],
  saveContent: WRITTEN,
  previewCampaign: WRITTEN,
  portList: ['keyword'],
  airportList: ['keyword'],
  stationList: ['keyword'],
  cityList: ['keyword'],
  unSearch: ['keyword'],
  mallBoard: ['cat', 'cls', 'form', 'g', 'kw', 'more', 'p', 'pack', 'policy', 'purity', 'q', 's', 'stock', 'to'],
  mallLanded: ['to'],
  regionList: ['parent'],
  priceMinimum: ['line', 'isDanger', 'boxType'],
  externalFees: ['mode'],
  chargeAgreement: ['mode'],
  serviceCharges: ['insuredValue'],
  listOrders: ['current', 'words', 'mode', 'stage', 'from', 'to'],
  copyOrder: ['into'],
  prolongStay: ['shownTotal'],
  reviseOrder: ['seen.a1', 'shownTotal', 'texts.a1'],
  addPapers: ['replaces'],
  protocolConsent: ['documentId'],
  agreeToProtocol: ['documentId'],
  legalText: ['version'],
  segregationCheck: ['goods.0.isLimited'],
};

type Left = readonly [path: string, rest: unknown];

/** Request without each of its fields in turn. Forms are skipped, since their reader fills missing fields. */
function withoutEach(value: unknown, at = ''): Left[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((one, no) => withoutEach(one, `${at}${no}.`).map(([path, rest]): Left => [path, [rest]]));
  return Object.entries(value).flatMap(([key, one]) => {
    const rest = Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    const inside = key === 'form' ? [] : withoutEach(one, `${at}${key}.`);
    return [[`${at}${key}`, rest] as const, ...inside.map(([path, inner]): Left => [path, { ...value, [key]: inner }])];
  });
}

it.each(Object.entries<Endpoint>(endpoints))(
  '%s rejects a request without a field by that field name, except optional ones',
  (name, { request }) => {
    const missing = withoutEach(sampleOf(wantedIn(request), 'rich')).filter(([path, rest]) => {
      const { issues = [] } = v.safeParse(wantedIn(request), rest);
      return !issues.some((issue) => v.getDotPath(issue) === path);
    });
    expect(missing.map(([path]) => path).toSorted()).toEqual((MAY_BE_LEFT_OUT[name] ?? []).toSorted());
  },
);
