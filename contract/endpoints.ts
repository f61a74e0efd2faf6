import {
  listSessions,
  loginByPassword,
  loginBySms,
  logout,
  register,
  revokeSession,
  singleSignOn,
  userCenterTicket,
} from './auth';
import { captchaCheck, captchaGet } from './captcha';
import { legalText, serviceMail } from './content';
import type { Endpoint } from './endpoint';
import { enterpriseDetail, enterpriseEntries } from './enterprise';
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
  legalText,
  serviceMail,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
