import { dropDraft, listDrafts, readDraft, saveDraft, submitOrder } from './modes/fcl/order';
import { quoteFcl } from './modes/fcl/quote';
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
} from './auth';
import { captchaCheck, captchaGet } from './captcha';
import { captchaWork, captchaWorkCheck } from './captcha-work';
import { campaignEndpoints } from './campaign-endpoints';
import { cmsEndpoints } from './cms';
import { constantsByType, constantsList } from './constants';
import { legalText, serviceMail } from './content';
import { goodsIdentify, segregationCheck, unSearch } from './dangerous-goods';
import type { Endpoint } from './endpoint';
import { endpointsOfModes } from './modes';
import { enterpriseDetail, enterpriseEntries, enterpriseVerification, submitVerification } from './enterprise';
import { chargeAgreement, externalFees, serviceCharges } from './fees';
import { readFile, uploadFile } from './files';
import { askSample, changeSample, ownSamples, samples } from './samples';
import { buyerPapers, handInBuyerPaper, takeBackBuyerPaper } from './buyer-papers';
import { mallBoard, mallLanded, mallProduct } from './mall';
import { purchaseEndpoints } from './purchase';
import { approvalEndpoints } from './approval';
import { shareChange, shareImport, shareLinks, shareMake, shareOpen } from './share';
import { priceMinimum } from './market';
import {
  actOnCase,
  caseColleagues,
  handInOnCase,
  holdCase,
  houseQueue,
  readCase,
  readCasePaper,
  readCasePrint,
  rehearseAct,
} from './house/cases';
import {
  actOnEnquiry,
  holdEnquiry,
  houseEnquiries,
  readEnquiryCase,
  readEnquiryPaper,
  rehearseEnquiry,
} from './house/enquiries';
import {
  actOnBuyerPaper,
  holdBuyerPaper,
  houseBuyerPapers,
  readBuyerPaper,
  readBuyerPaperCase,
  rehearseBuyerPaper,
} from './house/buyer-papers';
import { findCustomers, readCustomer } from './house/customers';
import { logEndpoints } from './house/log';
import { houseSampleEndpoints } from './house/samples';
import { dayDataEndpoints } from './house/day-data';
import { actOnNotice, holdNotice, houseNotices, readNoticeCase, rehearseNotice } from './house/notices';
import {
  staffBegin,
  staffCode,
  staffPassword,
  staffRecovery,
  staffRevoke,
  staffSelf,
  staffSessions,
  staffSignOut,
} from './house/sign-in';
import {
  actOnVerification,
  holdVerification,
  houseVerifications,
  readLicence,
  readVerificationCase,
  rehearseVerification,
} from './house/verifications';
import { answerEndpoints } from './answers';
import { helpEndpoints } from './help';
import { amendOrder } from './intake';
import { writtenEndpoints } from './house/campaigns';
import { bookLeaving, dropLeaving } from './leaving';
import { readRevisable, reviseOrder } from './revise';
import { prolongStay } from './staying';
import { listOrders } from './order-list';
import { cancelOrder, copyOrder, draftList, orderByKey, readOrder } from './orders';
import { orderDocument } from './order-pages';
import { ordersBefore } from './orders-before';
import { addPapers, withdrawPaper } from './papers';
import { airportList, cityList, portList, stationList } from './ports';
import { quoteById, quoteRenew } from './quotes';
import { changeTruck, truckHours } from './trucks';
import { regionList } from './regions';
import { etdList, sailingDetail } from './sailings';
import { agreeToProtocol, protocolConsent } from './protocol';
import { editionEndpoints } from './editions';
import { sendSms } from './sms';
import { closeAccount, lookClosing } from './closing';
import { changePassword, resetPassword, userInfo } from './user';

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
  houseQueue,
  readCase,
  rehearseAct,
  actOnCase,
  handInOnCase,
  holdCase,
  caseColleagues,
  readCasePaper,
  readCasePrint,
  houseEnquiries,
  readEnquiryCase,
  rehearseEnquiry,
  actOnEnquiry,
  holdEnquiry,
  readEnquiryPaper,
  houseVerifications,
  readVerificationCase,
  rehearseVerification,
  actOnVerification,
  holdVerification,
  readLicence,
  houseBuyerPapers,
  readBuyerPaperCase,
  rehearseBuyerPaper,
  actOnBuyerPaper,
  holdBuyerPaper,
  readBuyerPaper,
  ...logEndpoints,
  findCustomers,
  readCustomer,
  ...houseSampleEndpoints,
  houseNotices,
  readNoticeCase,
  rehearseNotice,
  actOnNotice,
  holdNotice,
  ...dayDataEndpoints,
} satisfies Record<string, Endpoint>;

/** The whole wire. Routes, validation, client calls, the OpenAPI document and the tests are derived from this table. */
export const endpoints = { ...endpointsOfModes(Object.values(named)), ...named };
export type EndpointName = keyof typeof endpoints;
