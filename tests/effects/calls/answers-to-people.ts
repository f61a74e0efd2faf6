import { FAILED, GONE_WITHOUT } from './endings';

/** Silent calls: the chart shows its own sentence or ignores the failure. */
const UNSEEN = 'the message: not seen once';

/** Outcomes of any login method. */
const SIGNING_IN = [
  ...FAILED,
  '00000429: {"ok":false,"failure":{"code":"tooMany"}}',
  '10002003: {"ok":false,"failure":{"code":"captchaRequired"}}',
  '10003001: {"ok":false,"failure":{"code":"loginRefused"}}',
  '10003002: {"ok":false,"failure":{"code":"codeRefused"}}',
  '10003003: {"ok":false,"failure":{"code":"accountUnknown"}}',
  '10003004: {"ok":false,"failure":{"code":"accountExists"}}',
  '10003009: {"ok":false,"failure":{"code":"agreementChanged"}}',
  UNSEEN,
];

/** Expected request and outcomes of each call about people and texts: silence, unknown refusal, known refusals. */
export const ANSWERS_TO_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  recogniseArrival: ['POST /api-auth/sso/recognise {"token":"ticket-1"} as other-1', ...GONE_WITHOUT, UNSEEN],
  signInBySso: ['POST /api-auth/sso {"token":"ticket-1"} as own-1', ...GONE_WITHOUT, UNSEEN],
  loadUser: ['POST /api-user/user/info {} as other-1', ...GONE_WITHOUT, UNSEEN],
  loadEntries: [
    'POST /api-platform/enterprise/entries {"basicEntId":"ent-1","appSource":"fcl_mm"} as other-1',
    'silence: []',
    'refused: []',
    UNSEEN,
  ],
  endSession: ['POST /api-auth/logout {} as other-1 without cookies', 'silence: nothing', 'refused: nothing', UNSEEN],
  requestCode: [
    'POST /api-auth/sms/send {"phone":"13800012662","messageType":"LOGIN","captchaVerification":"proof-1","userSource":"echem"} as own-1',
    'silence: {"ok":false,"answeredAt":1800000000000,"failure":{"code":"network"}}',
    'refused: {"ok":false,"answeredAt":1800000000000,"failure":{"code":"unavailable"}}',
    '00000400: {"ok":false,"answeredAt":1800000000000,"failure":{"code":"phoneInvalid"}}',
    '10002001: {"ok":false,"answeredAt":1800000000000,"failure":{"code":"refused"}}',
    '10002003: {"ok":false,"answeredAt":1800000000000,"failure":{"code":"captchaFailed"}}',
  ],
  signInBySms: ['POST /api-auth/login/sms {"phone":"13800012662","code":"402917"} as own-1', ...SIGNING_IN],
  signInByPassword: [
    'POST /api-auth/login {"userName":"13800012662","password":"f41decd1ff843c8859b63ea67bde6cd0f800c949d0686c98d9c87395483b0861","captchaVerification":"proof-1"} as own-1',
    ...SIGNING_IN,
  ],
  registerAccount: [
    'POST /api-auth/register {"phone":"13800012662","code":"402917","password":"f41decd1ff843c8859b63ea67bde6cd0f800c949d0686c98d9c87395483b0861","agreed":{"agreement":"2027-01-08","privacy":"2026-12-19"},"userSource":"echem"} as own-1',
    ...SIGNING_IN,
  ],
  loadEditions: [
    'POST /api-auth/editions {} as own-1',
    'silence: {"ok":false,"code":"network"}',
    'refused: {"ok":false,"code":"unavailable"}',
  ],
  agreeToEditions: [
    'POST /api-auth/editions/agree {"agreed":{"agreement":"2027-02-09","privacy":"2027-01-18"}} as own-1',
    'silence: {"ok":false,"code":"network"}',
    'refused: {"ok":false,"code":"unavailable"}',
    '10003009: {"ok":false,"code":"changed"}',
  ],
  learnEditions: [
    'GET /api-cms/agreement/detail?documentId=user-agreement  as own-1',
    'GET /api-cms/agreement/detail?documentId=privacy-notice  as own-1',
    'silence: null',
    'refused: null',
  ],
  resetPassword: [
    'POST /api-user/user/password/reset {"phone":"13800012662","code":"402917","newPassword":"f41decd1ff843c8859b63ea67bde6cd0f800c949d0686c98d9c87395483b0861"} as own-1',
    ...SIGNING_IN,
  ],
  changePassword: [
    'POST /api-user/user/password {"oldPassword":"bd22e7ca436dfaee06fb4e67d41585c4e03922257265259c1555cacf59a44436","newPassword":"f41decd1ff843c8859b63ea67bde6cd0f800c949d0686c98d9c87395483b0861"} as own-1',
    ...FAILED,
    '00000429: {"ok":false,"failure":{"code":"tooMany"}}',
    '10003005: {"ok":false,"failure":{"code":"oldPasswordRefused"}}',
    UNSEEN,
  ],
  redeemTicket: [
    'POST /api-auth/sso {"token":"ticket-1","audience":"http://127.0.0.1:5173"} as own-1 without cookies',
    ...GONE_WITHOUT,
  ],
  loadPerson: [
    'POST /api-user/user/info {} as other-1 without cookies',
    'silence: {"ok":false,"failure":{"code":"unreachable"}}',
    'refused: {"ok":false,"failure":{"code":"unreachable"}}',
    '00000401: {"ok":false,"failure":{"code":"expired"}}',
    '10001701: {"ok":false,"failure":{"code":"expired"}}',
  ],
  endCenterSession: ['POST /api-auth/logout {} as other-1 without cookies', 'silence: nothing', 'refused: nothing'],
  loadDevices: ['POST /api-auth/session/list {} as own-1 without cookies', ...FAILED],
  loadOwnSamples: [
    'GET /api-ecommerce/samples/own  as own-1 without cookies',
    'silence: {"ok":false,"code":"network"}',
    'refused: {"ok":false,"code":"unavailable"}',
  ],
  loadWallet: [
    'GET /api-cms/act/coupons  as own-1 without cookies',
    'silence: {"ok":false,"code":"network"}',
    'refused: {"ok":false,"code":"unavailable"}',
  ],
  lookClosing: [
    'POST /api-user/user/closing {} as own-1 without cookies',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '00000401: {"ok":false,"failure":{"code":"expired"}}',
    '10001701: {"ok":false,"failure":{"code":"expired"}}',
  ],
  closeAccount: [
    'POST /api-user/user/close {"password":"f41decd1ff843c8859b63ea67bde6cd0f800c949d0686c98d9c87395483b0861"} as own-1 without cookies',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '00000401: {"ok":false,"failure":{"code":"expired"}}',
    '10001701: {"ok":false,"failure":{"code":"expired"}}',
    '10003002: {"ok":false,"failure":{"code":"codeRefused"}}',
    '10003005: {"ok":false,"failure":{"code":"passwordRefused"}}',
    '10003007: {"ok":false,"isBusy":true}',
    '10003008: {"ok":false,"failure":{"code":"kept"}}',
  ],
  closeAccountByCode: [
    'POST /api-user/user/close {"code":"402917"} as own-1',
    'silence: {"ok":false,"failure":{"code":"network"}}',
    'refused: {"ok":false,"failure":{"code":"unavailable"}}',
    '00000401: {"ok":false,"failure":{"code":"expired"}}',
    '10001701: {"ok":false,"failure":{"code":"expired"}}',
    '10003002: {"ok":false,"failure":{"code":"codeRefused"}}',
    '10003005: {"ok":false,"failure":{"code":"passwordRefused"}}',
    '10003007: {"ok":false,"isBusy":true}',
    '10003008: {"ok":false,"failure":{"code":"kept"}}',
  ],
  endDevice: [
    'POST /api-auth/session/revoke {"sessionId":"session-1"} as own-1 without cookies',
    ...FAILED,
    '00000404: {"ok":true}',
  ],
  loadOrders: [
    'GET /api-puds/order/list?words=%E7%94%B2%E9%86%87&mode=&stage=&from=&to=&current=2  as own-1 without cookies',
    'GET /api-puds/order/draft/all  as own-1 without cookies',
    ...FAILED,
  ],
  loadVerification: ['GET /api-platform/enterprise/verification/detail  as own-1 without cookies', ...GONE_WITHOUT],
  submitVerification: [
    'POST /api-platform/enterprise/verification {"enterpriseName":"化途测试","creditCode":"91310000DEM000002L","licence":{"fileName":"a b .pdf","content":"cGFwZXI="}} as own-1 without cookies',
    ...FAILED,
    '10005001: {"ok":false,"failure":{"code":"closed"}}',
    '10005002: {"ok":false,"failure":{"code":"creditCodeTaken"}}',
    '10005003: {"ok":false,"failure":{"code":"licenceRefused"}}',
  ],
  loadPapers: ['GET /api-ecommerce/buyer-papers  as own-1 without cookies', ...GONE_WITHOUT],
  handInPaper: [
    'POST /api-ecommerce/buyer-papers/hand-in {"paper":"PRECREG","number":"备 7","validTo":"2026-12-09","permit":{"goodsId":"toluene","kg":2400},"file":{"fileName":"b .pdf","content":"c2Nhbg=="}} as own-1 without cookies',
    ...FAILED,
    '10005003: {"ok":false,"failure":{"code":"fileRefused"}}',
    '10006008: {"ok":false,"failure":{"code":"verifyFirst"}}',
    '10006014: {"ok":false,"failure":{"code":"tooMany"}}',
  ],
  takeBackPaper: [
    'POST /api-ecommerce/buyer-papers/take-back {"paperId":"paper-1"} as own-1 without cookies',
    ...FAILED,
    '00000404: {"ok":false,"failure":{"code":"decided"}}',
    '10006008: {"ok":false,"failure":{"code":"decided"}}',
  ],
  loadText: ['GET /api-cms/agreement/detail?documentId=shipping-protocol  as own-1', ...FAILED],
  loadPrivacy: ['GET /api-cms/agreement/detail?documentId=privacy-notice  as own-1', ...FAILED],
  loadAgreement: ['GET /api-cms/agreement/detail?documentId=user-agreement  as own-1', ...FAILED],
  loadCharges: ['GET /api-cms/agreement/detail?documentId=charge-agreement  as own-1', ...FAILED],
  loadMail: ['GET /api-basic/service/mail  as own-1', 'silence: null', 'refused: null'],
};
