import type { StockCity } from '../../../domain/mall/places';
import type { SellerFacts } from '../../../domain/mall/seller';

const GATES: Readonly<Record<StockCity, string>> = {
  CNZJG: '江苏省张家港保税区港区路 18 号 2 号门',
  CNTXG: '天津港南疆化工区海河路 66 号 1 号门',
  CNNSA: '广州市南沙区小虎化工区岛西路 9 号 3 号门',
  CNTAO: '青岛市黄岛区危化品物流园前湾港路 210 号 1 号门',
  CNNGB: '宁波市镇海区石化经济开发区滨海路 77 号 4 号门',
  CNQZH: '钦州市钦州港区勒沟作业区海港路 5 号 1 号门',
  CNYIK: '营口市鲅鱼圈区化工园滨河路 31 号 2 号门',
  CNLYG: '连云港市徐圩新区港前大道 12 号 1 号门',
};

/** Demo bank account and warehouse addresses; each is marked as a demo. */
export const DEMO_SELLER: SellerFacts = {
  account: { bank: '演示银行上海分行营业部', number: '0000 0000 0000 0000（演示账户，请勿付款）' },
  gates: Object.fromEntries(Object.entries(GATES).map(([store, gate]) => [store, `${gate}（演示地址）`])),
};
