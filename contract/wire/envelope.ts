import * as v from 'valibot';

/** Every answer of the gateway, good or bad, wears this envelope. */
export const envelopeOf = <TData extends v.GenericSchema>(data: TData) =>
  v.object({ code: v.string(), message: v.string(), data });

export type Envelope<TData = unknown> = { code: string; message: string; data: TData };

/** The codes on the wire. `success` and `expired*` are the specification's; the rest are ours, grouped by service. */
export const CODES = {
  success: '00000000',
  badRequest: '00000400',
  expired: '00000401',
  forbidden: '00000403',
  notFound: '00000404',
  methodNotAllowed: '00000405',
  tooLarge: '00000413',
  unsupportedMedia: '00000415',
  tooMany: '00000429',
  headersTooLarge: '00000431',
  unexpected: '00000500',
  unavailable: '00000503',
  sessionExpired: '10001701',
  smsRefused: '10002001',
  smsUnavailable: '10002002',
  captchaRequired: '10002003',
  /** One code and one sentence for an unknown account, a wrong password and a locked one. */
  loginRefused: '10003001',
  codeRefused: '10003002',
  accountUnknown: '10003003',
  accountExists: '10003004',
  oldPasswordRefused: '10003005',
  ssoRefused: '10003006',
  /** Orders are not done yet; `data` names them. */
  accountBusy: '10003007',
  /** An account that everybody shares. */
  accountKept: '10003008',
  /** Another edition of the user agreement or the privacy notice holds than the one agreed to. */
  agreementChanged: '10003009',
  /** An edition of the user agreement or the privacy notice holds that this account has not agreed to. */
  agreementNeeded: '10003010',
  goodsUnknown: '10004001',
  verificationClosed: '10005001',
  creditCodeTaken: '10005002',
  licenceRefused: '10005003',
  /** The form breaks a rule; `data` names each field. */
  orderRefused: '10006001',
  /** The price is another one by now; `data` has both. */
  priceChanged: '10006002',
  quoteLapsed: '10006003',
  soldOut: '10006004',
  /** What is in the boxes may not travel like that. */
  cargoRefused: '10006005',
  /** The twin of a submission is still running (409). */
  keyInUse: '10006006',
  /** The key belongs to another content (422). */
  keyReused: '10006007',
  moveRefused: '10006008',
  feeChanged: '10006009',
  tooManyEnquiries: '10006010',
  fileRefused: '10006011',
  noPrice: '10006012',
  /** A cut-off has passed: nothing more goes on this ship. */
  sailingClosed: '10006013',
  /** More than one account may hold at once; the sentence says how to get more. */
  bounded: '10006014',
  /** The same was asked for a moment ago; `data` has its number, and it is taken once that is meant. */
  sameEnquiry: '10006015',
  /** The answer is the same for a link that has expired, was taken back, or never existed. */
  linkGone: '10006016',
} as const;

export type Code = (typeof CODES)[keyof typeof CODES];
