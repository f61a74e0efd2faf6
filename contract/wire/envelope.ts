import * as v from 'valibot';

export const envelopeSchema = <TData extends v.GenericSchema>(data: TData) =>
  v.object({ code: v.string(), message: v.string(), data });

export type Envelope<TData = unknown> = { code: string; message: string; data: TData };

/** Codes on the wire. The specification defines `success` and `expired*`; the others are ours, grouped by service. */
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
  /** One code and sentence for unknown account, wrong password and locked account: none may be told apart. */
  loginRefused: '10003001',
  codeRefused: '10003002',
  accountUnknown: '10003003',
  accountExists: '10003004',
  oldPasswordRefused: '10003005',
  ssoRefused: '10003006',
  /** Orders are unfinished; `data` names them. */
  accountBusy: '10003007',
  /** A shared demo account, which cannot be closed. */
  accountKept: '10003008',
  /** The edition in force of the user agreement or privacy notice is not the one agreed to. */
  agreementChanged: '10003009',
  /** This account has not agreed to the edition in force of the user agreement or privacy notice. */
  agreementNeeded: '10003010',
  goodsUnknown: '10004001',
  verificationClosed: '10005001',
  creditCodeTaken: '10005002',
  licenceRefused: '10005003',
  /** The form breaks a rule; `data` names each field. */
  orderRefused: '10006001',
  /** The price has changed; `data` has both prices. */
  priceChanged: '10006002',
  quoteLapsed: '10006003',
  soldOut: '10006004',
  /** The goods in the boxes may not travel this way. */
  cargoRefused: '10006005',
  /** A submission with the same key is still running (409). */
  keyInUse: '10006006',
  /** The key belongs to other content (422). */
  keyReused: '10006007',
  moveRefused: '10006008',
  feeChanged: '10006009',
  tooManyEnquiries: '10006010',
  fileRefused: '10006011',
  noPrice: '10006012',
  /** A cut-off has passed: the ship takes no more cargo. */
  sailingClosed: '10006013',
  /** The account exceeds its bound; the message explains how to raise it. */
  bounded: '10006014',
  /** A repeat of a recent enquiry; `data` has its number. A confirmed repeat is accepted. */
  sameEnquiry: '10006015',
  /** Same answer for an expired, withdrawn and unknown link, so that none can be told apart. */
  linkGone: '10006016',
} as const;

export type Code = (typeof CODES)[keyof typeof CODES];
