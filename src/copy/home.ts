export const homeCopy = {
  headline: ['先答能不能走，', '再报多少钱。'],
  promise: '输入 UN 编号，先核对承运人、港口、同箱隔离和截止时间，再给含全部起运港费用的总价，锁定 24 小时。',
  map: '地图仅示海岸线，不含国界',
  bar: {
    label: '服务栏',
    phone: '电话',
    emergency: '应急',
    code: '小程序',
    codeText: '微信扫码，打开小程序',
    top: '顶部',
    topFull: '回到顶部',
  },
};
