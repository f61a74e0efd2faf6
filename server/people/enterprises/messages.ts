import { VERIFICATION_WORDS } from '../../../domain/people/verification-words';
import { callService } from '../../../domain/people/contact';

export const VERIFICATION_MESSAGES = {
  closed: VERIFICATION_WORDS.closed,
  creditCodeTaken: VERIFICATION_WORDS.creditCodeTaken,
  contested: '该统一社会信用代码另有账号凭营业执照认领，需由平台人工核对双方资料后决定',
  codeOfAnother: `经人工核对，该统一社会信用代码属于其他账号，请核对后重新提交或${callService()}`,
  licenceUnreadable: VERIFICATION_WORDS.licenceRefused,
} as const;

export const VERIFICATION_NOTICES = {
  PASS: (name: string) => `【化途】${name}的企业认证已通过。`,
  REJECT: (name: string, reason: string) =>
    `【化途】${name}的企业认证未通过。说明：${reason}。请登录会员中心核对后重新提交。`,
  EXPIRED: (name: string) =>
    `【化途】${name}的企业认证已失效：经人工核对，所填统一社会信用代码属于其他账号。如有异议请${callService()}。`,
} as const;
