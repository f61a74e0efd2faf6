export const procurementMobileCopy = {
  purpose: '请上级在手机上核对数量、价格与运费，签名同意或退回。',
};

export const procurementShareCopy = {
  purpose: '让同事或上级看到这张采购单，不用登录，也可以只给数量不给价格。',
};
