import * as v from 'valibot';

import { toldOfPaper } from '../mall/buyer-papers-shape';
import { SAMPLE_VERDICTS } from '../mall/samples';
import { toldOfSample } from '../mall/samples-shape';
import { MODE_IDS } from '../mode-ids';
import { closure } from '../offer/closure-shape';
import { placeNotice } from '../offer/offer-shape';
import { surcharge } from '../offer/surcharge-shape';
import { waitingAnswer } from '../order/enquiry/answer-doubts-shape';
import { ENQUIRY_STATES } from '../order/enquiry/enquiry-life';
import { enquiryAnswer, enquiryMessage } from '../order/enquiry/enquiry-life-shape';
import { orderBrief } from '../order/receipt/brief-shape';
import { AUDIT_STATUSES } from '../people/enterprise';
import { moment } from '../shape/trade';
import { yearDays } from '../values/days-off-shape';
import { caseDeed, customer, person, waiting, worked } from './case-shape';
import { CLOSURE_STANDS } from './case';
import { SURCHARGE_STANDS } from './surcharge';
import { TARIFF_READING, TARIFF_SHEET, TARIFF_TABLE } from './tariff-shape';
import { facts, handedIn, licence, licenceFile } from './verifications-shape';

/** Record of acts, and the acts possible now. */
const worksOn = { done: v.array(caseDeed), ...worked };

const enquiry = {
  kind: v.literal('enquiry'),
  enquiryNo: v.string(),
  state: v.picklist(ENQUIRY_STATES),
  mode: v.picklist(MODE_IDS),
  isDanger: v.boolean(),
  isContract: v.boolean(),
  org: v.string(),
  dst: v.string(),
  goods: v.array(v.string()),
  sentAt: moment,
};

/** `awaitsSecond`: a second person must approve an answer. */
export const enquiryLine = v.object({ ...enquiry, awaitsSecond: v.boolean(), ...waiting });

export const enquiryCase = v.object({
  ...enquiry,
  customer,
  wishes: v.array(v.string()),
  files: orderBrief.entries.files,
  /** Newest first; the newest answer is valid. */
  answers: v.array(enquiryAnswer),
  waiting: v.nullable(waitingAnswer),
  messages: v.array(enquiryMessage),
  reason: v.string(),
  orderNo: v.nullable(v.string()),
  ...worksOn,
});

const status = v.picklist(AUDIT_STATUSES);
const verification = { kind: v.literal('verification'), enterpriseId: v.string(), ...facts, submittedAt: moment };

/** `claims`: number of other serious claims to its credit code. */
export const verificationLine = v.object({
  ...verification,
  hasLicence: v.boolean(),
  claims: v.number(),
  ...waiting,
});

export const rivalEnterprise = v.object({ enterpriseId: v.string(), name: v.string(), status, licence });

export const verificationCase = v.object({
  ...verification,
  status,
  customer: person,
  handedIn,
  rivals: v.array(rivalEnterprise),
  ...worksOn,
});

const { paperId, paper, number, handedAt, permit } = toldOfPaper;
const buyerPaper = { kind: v.literal('buyerPaper'), enterprise: v.string() };

export const buyerPaperLine = v.object({ ...buyerPaper, paperId, paper, number, handedAt, permit, ...waiting });

export const buyerPaperCase = v.object({
  ...buyerPaper,
  ...toldOfPaper,
  creditCode: v.string(),
  customer: person,
  file: licenceFile,
  ...worksOn,
});

const { sampleNo, product, size, state, askedAt } = toldOfSample;
/** `buyer`: enterprise or person. */
const sample = { kind: v.literal('sample'), buyer: v.string() };

export const sampleLine = v.object({ ...sample, sampleNo, product, size, state, askedAt, ...waiting });

/** `gate`: the buyer may buy the product today or not. */
export const sampleCase = v.object({
  ...sample,
  ...toldOfSample,
  gate: v.picklist(SAMPLE_VERDICTS),
  customer: person,
  ...worksOn,
});

const noticed = { kind: v.literal('notice'), place: v.string(), name: v.string(), notice: placeNotice };

export const noticeLine = v.object({ ...noticed, ...waiting });

export const noticeCase = v.object({ ...noticed, ...worksOn });

const closed = {
  kind: v.literal('closure'),
  no: v.string(),
  stand: v.picklist(CLOSURE_STANDS),
  closure: v.nullable(closure),
};

/** The line for a new one has no closure. */
export const closureLine = v.object({ ...closed, ...waiting });

/** A new one shows the latest entries. */
export const closureCase = v.object({ ...closed, ...worksOn });

const surchargeRow = v.object({
  ...surcharge.entries,
  mode: v.nullable(v.picklist(MODE_IDS)),
  key: v.string(),
  scope: v.string(),
  from: v.string(),
  until: v.string(),
});
const charged = {
  kind: v.literal('surcharge'),
  no: v.string(),
  stand: v.picklist(SURCHARGE_STANDS),
  surcharge: v.nullable(surchargeRow),
};

/** The line for a new one has no surcharge. */
export const surchargeLine = v.object({ ...charged, ...waiting });

/** `isOwn`: the reader requested the change that waits for a second person. */
export const surchargeCase = v.object({ ...charged, isOwn: v.boolean(), ...worksOn });

const year = { kind: v.literal('calendar'), year: v.string(), ...yearDays };

export const calendarLine = v.object({ ...year, ...waiting });

export const calendarCase = v.object({ ...year, ...worksOn });

export const tariffLine = v.object({ ...TARIFF_SHEET.entries, ...waiting });

/** `isOwn`: the reader put the edition that waits for a second person. */
export const tariffCase = v.object({
  ...TARIFF_SHEET.entries,
  table: TARIFF_TABLE,
  /** The edition that waits for a second person or for its moment. */
  pending: v.nullable(TARIFF_READING),
  isOwn: v.boolean(),
  ...worksOn,
});
