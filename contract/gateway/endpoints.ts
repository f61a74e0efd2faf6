import { dropDraft, listDrafts, readDraft, saveDraft, submitOrder } from '../modes/fcl/order';
import { quoteFcl } from '../modes/fcl/quote';
import {
  listSessions,
  loginByPassword,
  loginBySms,
  logout,
  recogniseArrival,
  register,
  revokeSession,
  singleSignOn,
  userCenterTicket,
} from '../people/auth';
import { captchaCheck, captchaGet } from '../people/captcha';
import { captchaWork, captchaWorkCheck } from '../people/captcha-work';
import { campaignEndpoints } from '../campaigns/endpoints';
import { cmsEndpoints } from '../content/cms';
import { constantsByType, constantsList } from '../world/constants';
import { legalText, serviceMail } from '../content/content';
import { goodsIdentify, segregationCheck, unSearch } from '../world/dangerous-goods';
import type { Endpoint } from '../wire/endpoint';
import { endpointsOfModes } from '../modes';
import { enterpriseDetail, enterpriseEntries, enterpriseVerification, submitVerification } from '../people/enterprise';
import { chargeAgreement, externalFees, serviceCharges } from '../offers/fees';
import { readFile, uploadFile } from '../papers/files';
import { askSample, changeSample, ownSamples, samples } from '../mall/samples';
import { buyerPapers, handInBuyerPaper, takeBackBuyerPaper } from '../mall/buyer-papers';
import { mallBoard, mallLanded, mallProduct } from '../mall/mall';
import { purchaseEndpoints } from '../mall/purchase';
import { approvalEndpoints } from '../mall/approval';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from '../mall/share';
import { priceMinimum } from '../offers/market';
import { actOnMany, readMany, rehearseMany } from '../house/many';
import { caseColleagues, handInOnCase, readCasePrint, readCaseReceipt } from '../house/cases';
import { findCustomers, readCustomer } from '../house/customers';
import { searchDesk } from '../house/search';
import { logEndpoints } from '../house/log';
import type { SubjectWire } from '../house/case-wire';
import { SUBJECT_WIRES } from '../house/subjects';
import {
  staffBegin,
  staffCode,
  staffPassword,
  staffRecovery,
  staffRevoke,
  staffSelf,
  staffSessions,
  staffSignOut,
} from '../house/sign-in';
import { answerEndpoints } from '../after/answers';
import { helpEndpoints } from '../content/help';
import { amendOrder } from '../after/intake';
import { writtenEndpoints } from '../house/campaigns';
import { bookLeaving, dropLeaving } from '../after/leaving';
import { readRevisable, reviseOrder } from '../after/revise';
import { prolongStay } from '../after/staying';
import { listOrders } from '../orders/list';
import { cancelOrder, copyOrder, draftList, orderByKey, readOrder } from '../orders/orders';
import { orderDocument } from '../orders/pages';
import { ordersBefore } from '../orders/before';
import { addPapers, withdrawPaper } from '../papers/papers';
import { airportList, cityList, portList, stationList } from '../world/ports';
import { quoteById, quoteRenew } from '../offers/quotes';
import { changeTruck, truckHours } from '../after/trucks';
import { publishedDifferences, publishedGoods, publishedRefusals, publishedRuleCodes } from '../world/published-goods';
import { regionList } from '../world/regions';
import { etdList, sailingDetail } from '../offers/sailings';
import { agreeToProtocol, protocolConsent } from '../content/protocol';
import { editionEndpoints } from '../content/editions';
import { workingDays } from '../world/working-days';
import { sendSms } from '../people/sms';
import { closeAccount, lookClosing } from '../people/closing';
import { changePassword, resetPassword, userInfo } from '../people/user';

type NamedWire<TName extends string, TMany extends string, TWire extends SubjectWire> = Record<
  `house${TMany}`,
  TWire['queue']
> &
  Record<`read${TName}Case`, TWire['read']> &
  Record<`rehearse${TName}` | `actOn${TName}`, TWire['act'] | TWire['rehearse']> &
  Record<`hold${TName}`, TWire['hold']>;

/** Endpoints under their names in the contract: `readClosureCase`, `actOnClosure`. */
const subjectNames = <const TName extends string, const TMany extends string, TWire extends SubjectWire>(
  name: TName,
  many: TMany,
  { queue, read, rehearse, act, hold }: TWire,
) =>
  ({
    [`house${many}`]: queue,
    [`read${name}Case`]: read,
    [`rehearse${name}`]: rehearse,
    [`actOn${name}`]: act,
    [`hold${name}`]: hold,
  }) as NamedWire<TName, TMany, TWire>;

const subjectEndpoints = {
  houseQueue: SUBJECT_WIRES.order.queue,
  readMany,
  rehearseMany,
  actOnMany,
  readCase: SUBJECT_WIRES.order.read,
  rehearseAct: SUBJECT_WIRES.order.rehearse,
  actOnCase: SUBJECT_WIRES.order.act,
  holdCase: SUBJECT_WIRES.order.hold,
  readCasePaper: SUBJECT_WIRES.order.paper,
  ...subjectNames('Enquiry', 'Enquiries', SUBJECT_WIRES.enquiry),
  readEnquiryPaper: SUBJECT_WIRES.enquiry.paper,
  ...subjectNames('Verification', 'Verifications', SUBJECT_WIRES.verification),
  readLicence: SUBJECT_WIRES.verification.paper,
  ...subjectNames('BuyerPaper', 'BuyerPapers', SUBJECT_WIRES.buyerPaper),
  readBuyerPaper: SUBJECT_WIRES.buyerPaper.paper,
  ...subjectNames('Sample', 'Samples', SUBJECT_WIRES.sample),
  ...subjectNames('Notice', 'Notices', SUBJECT_WIRES.notice),
  ...subjectNames('Closure', 'Closures', SUBJECT_WIRES.closure),
  ...subjectNames('Surcharge', 'Surcharges', SUBJECT_WIRES.surcharge),
  ...subjectNames('Calendar', 'Calendar', SUBJECT_WIRES.calendar),
  ...subjectNames('Tariff', 'Tariffs', SUBJECT_WIRES.tariff),
};

const named = {
  captchaGet,
  captchaCheck,
  captchaWork,
  captchaWorkCheck,
  sendSms,
  loginByPassword,
  loginBySms,
  register,
  recogniseArrival,
  singleSignOn,
  logout,
  userCenterTicket,
  listSessions,
  revokeSession,
  userInfo,
  changePassword,
  lookClosing,
  closeAccount,
  resetPassword,
  enterpriseEntries,
  enterpriseDetail,
  enterpriseVerification,
  submitVerification,
  legalText,
  serviceMail,
  ...campaignEndpoints,
  ...cmsEndpoints,
  ...helpEndpoints,
  ...writtenEndpoints,
  constantsByType,
  constantsList,
  portList,
  airportList,
  stationList,
  cityList,
  regionList,
  priceMinimum,
  etdList,
  sailingDetail,
  quoteFcl,
  quoteById,
  quoteRenew,
  externalFees,
  chargeAgreement,
  serviceCharges,
  saveDraft,
  readDraft,
  listDrafts,
  dropDraft,
  submitOrder,
  orderByKey,
  ordersBefore,
  listOrders,
  draftList,
  readOrder,
  orderDocument,
  copyOrder,
  cancelOrder,
  amendOrder,
  ...answerEndpoints,
  changeTruck,
  truckHours,
  prolongStay,
  readRevisable,
  reviseOrder,
  bookLeaving,
  dropLeaving,
  addPapers,
  withdrawPaper,
  uploadFile,
  readFile,
  agreeToProtocol,
  protocolConsent,
  ...editionEndpoints,
  unSearch,
  publishedGoods,
  publishedDifferences,
  publishedRefusals,
  publishedRuleCodes,
  goodsIdentify,
  segregationCheck,
  mallBoard,
  mallProduct,
  ...purchaseEndpoints,
  samples,
  ownSamples,
  askSample,
  changeSample,
  buyerPapers,
  handInBuyerPaper,
  takeBackBuyerPaper,
  shareLinks,
  shareMake,
  shareChange,
  shareOpen,
  shareImport,
  ...approvalEndpoints,
  mallLanded,
  staffPassword,
  staffCode,
  staffRecovery,
  staffBegin,
  staffSelf,
  staffSignOut,
  staffSessions,
  staffRevoke,
  ...subjectEndpoints,
  handInOnCase,
  caseColleagues,
  readCasePrint,
  readCaseReceipt,
  ...logEndpoints,
  findCustomers,
  readCustomer,
  searchDesk,
  workingDays,
} satisfies Record<string, Endpoint>;

/** The whole wire: routes, validation, client calls, the OpenAPI document and tests derive from this table. */
export const endpoints = { ...endpointsOfModes(Object.values(named)), ...named };
export type EndpointName = keyof typeof endpoints;
