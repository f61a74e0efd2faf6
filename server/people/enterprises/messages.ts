import { callService } from '../../../domain/people/contact';

export const VERIFICATION_MESSAGES = {
  closed: '资料正在审核或已通过，无需重复提交',
  creditCodeTaken: '该统一社会信用代码已由其他账号通过认证。如确属贵司，请上传营业执照，由平台人工核对',
  contested: '该统一社会信用代码另有账号凭营业执照认领，需由平台人工核对双方资料后决定',
  codeOfAnother: `经人工核对，该统一社会信用代码属于其他账号，请核对后重新提交或${callService()}`,
  licenceUnreadable: '营业执照需为 JPG、PNG 图片或 PDF 文件',
} as const;

export const VERIFICATION_NOTICES = {
  PASS: (name: string) => `【化途】${name}的企业认证已通过。`,
  REJECT: (name: string, reason: string) =>
    `【化途】${name}的企业认证未通过。说明：${reason}。请登录会员中心核对后重新提交。`,
  EXPIRED: (name: string) =>
    `【化途】${name}的企业认证已失效：经人工核对，所填统一社会信用代码属于其他账号。如有异议请${callService()}。`,
} as const;
