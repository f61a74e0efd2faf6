export const serviceBarCopy = {
  label: '服务栏',
  phone: '电话',
  emergency: '应急',
  code: '小程序',
  codeText: '微信扫码，打开小程序',
  top: '顶部',
  topFull: '回到顶部',
};
