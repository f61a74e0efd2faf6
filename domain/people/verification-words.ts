export const VERIFICATION_WORDS = {
  closed: '资料正在审核或已通过，无需重复提交',
  creditCodeTaken: '该统一社会信用代码已由其他账号通过认证。如确属贵司，请上传营业执照，由平台人工核对',
  licenceRefused: '营业执照需为 JPG、PNG 图片或 PDF 文件',
} as const;
