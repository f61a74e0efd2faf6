export const copierCopy = {
  copy: '复制',
  copyOrderNo: '复制订单号',
  copyLink: '复制分享链接',
  copied: '已复制',
  uncopied: '浏览器不让复制，请手动选取',
};
