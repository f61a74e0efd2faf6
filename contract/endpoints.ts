import { dropDraft, listDrafts, readDraft, saveDraft, submitOrder } from './modes/fcl/order';
import { quoteFcl } from './modes/fcl/quote';
import { dropAirDraft, listAirDrafts, readAirDraft, saveAirDraft, submitAir } from './modes/air/order';
import { quoteAir } from './modes/air/quote';
import { airSchedule } from './modes/air/search';
import { dropDomDraft, listDomDrafts, readDomDraft, saveDomDraft, submitDom } from './modes/dom/order';
import { quoteDom } from './modes/dom/quote';
import { domSchedule } from './modes/dom/search';
import { dropRailDraft, listRailDrafts, readRailDraft, saveRailDraft, submitRail } from './modes/rail/order';
import { quoteRail } from './modes/rail/quote';
import { railSchedule } from './modes/rail/search';
import { dropFlexiDraft, listFlexiDrafts, readFlexiDraft, saveFlexiDraft, submitFlexi } from './modes/flexi/order';
import { quoteFlexi } from './modes/flexi/quote';
import { flexiSchedule } from './modes/flexi/search';
import { dropDgdDraft, listDgdDrafts, readDgdDraft, saveDgdDraft, submitDgd } from './modes/dgd/order';
import { quoteDgd } from './modes/dgd/quote';
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
import { carouselQuery, newsDetail, newsPage } from './cms';
import { constantsByType, constantsList } from './constants';
import { legalText, serviceMail } from './content';
import { goodsIdentify, segregationCheck, unSearch } from './dangerous-goods';
import type { Endpoint } from './endpoint';
import {
  acceptEnquiry,
  declineEnquiry,
  listEnquiries,
  readEnquiry,
  sayEnquiry,
  submitEnquiry,
  withdrawEnquiry,
} from './modes/enq';
import { enterpriseDetail, enterpriseEntries, enterpriseVerification, submitVerification } from './enterprise';
import { chargeAgreement, externalFees, serviceCharges } from './fees';
import { readFile, uploadFile } from './files';
import { priceMinimum } from './market';
import { dropLclDraft, listLclDrafts, readLclDraft, saveLclDraft, submitLcl } from './modes/lcl/order';
import { quoteLcl } from './modes/lcl/quote';
import { lclFit } from './modes/lcl/fit';
import { lclSchedule } from './modes/lcl/search';
import { amendOrder, answerMeasured } from './intake';
import { dropTankDraft, listTankDrafts, readTankDraft, saveTankDraft, submitTank } from './modes/tank/order';
import { quoteTank } from './modes/tank/quote';
import { tankSchedule } from './modes/tank/search';
import { dropCfsDraft, listCfsDrafts, readCfsDraft, saveCfsDraft, submitCfs } from './modes/cfs/order';
import { quoteCfs } from './modes/cfs/quote';
import { cfsSchedule } from './modes/cfs/search';
import { dropWhDraft, listWhDrafts, readWhDraft, saveWhDraft, submitWh } from './modes/wh/order';
import { quoteWh } from './modes/wh/quote';
import { whSchedule } from './modes/wh/search';
import { cancelOrder, copyOrder, draftList, listOrders, orderByKey, orderDocument, readOrder } from './orders';
import { addPapers, withdrawPaper } from './papers';
import { airportList, cityList, portList, stationList } from './ports';
import { quoteById, quoteRenew } from './quotes';
import { regionList } from './regions';
import { etdList, sailingDetail } from './sailings';
import { agreeToProtocol, protocolConsent } from './protocol';
import { sendSms } from './sms';
import { changePassword, resetPassword, userInfo } from './user';

/** The whole wire. Routes, validation, client calls, the OpenAPI document and the tests are derived from this table. */
export const endpoints = {
  captchaGet,
  captchaCheck,
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
  resetPassword,
  enterpriseEntries,
  enterpriseDetail,
  enterpriseVerification,
  submitVerification,
  legalText,
  serviceMail,
  carouselQuery,
  newsPage,
  newsDetail,
  constantsByType,
  constantsList,
  portList,
  airportList,
  stationList,
  cityList,
  regionList,
  priceMinimum,
  etdList,
  lclSchedule,
  cfsSchedule,
  whSchedule,
  airSchedule,
  domSchedule,
  railSchedule,
  flexiSchedule,
  tankSchedule,
  lclFit,
  sailingDetail,
  quoteFcl,
  quoteLcl,
  quoteCfs,
  quoteWh,
  quoteAir,
  quoteDom,
  quoteRail,
  quoteFlexi,
  quoteTank,
  quoteDgd,
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
  saveLclDraft,
  readLclDraft,
  listLclDrafts,
  dropLclDraft,
  submitLcl,
  saveCfsDraft,
  readCfsDraft,
  listCfsDrafts,
  dropCfsDraft,
  submitCfs,
  saveWhDraft,
  readWhDraft,
  listWhDrafts,
  dropWhDraft,
  submitWh,
  saveAirDraft,
  readAirDraft,
  listAirDrafts,
  dropAirDraft,
  submitAir,
  saveDomDraft,
  readDomDraft,
  listDomDrafts,
  dropDomDraft,
  submitDom,
  saveRailDraft,
  readRailDraft,
  listRailDrafts,
  dropRailDraft,
  submitRail,
  saveFlexiDraft,
  readFlexiDraft,
  listFlexiDrafts,
  dropFlexiDraft,
  submitFlexi,
  saveTankDraft,
  readTankDraft,
  listTankDrafts,
  dropTankDraft,
  submitTank,
  saveDgdDraft,
  readDgdDraft,
  listDgdDrafts,
  dropDgdDraft,
  submitDgd,
  orderByKey,
  listOrders,
  draftList,
  readOrder,
  orderDocument,
  copyOrder,
  cancelOrder,
  amendOrder,
  answerMeasured,
  addPapers,
  withdrawPaper,
  submitEnquiry,
  listEnquiries,
  readEnquiry,
  acceptEnquiry,
  declineEnquiry,
  withdrawEnquiry,
  sayEnquiry,
  uploadFile,
  readFile,
  agreeToProtocol,
  protocolConsent,
  unSearch,
  goodsIdentify,
  segregationCheck,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
