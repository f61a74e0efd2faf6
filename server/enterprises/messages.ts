export const VERIFICATION_MESSAGES = {
  closed: '资料正在审核或已通过，无需重复提交',
  creditCodeTaken: '该统一社会信用代码已由其他账号提交，请核对或联系客服',
  licenceUnreadable: '营业执照须为 JPG、PNG 图片或 PDF 文件',
} as const;
