import type { HelpPage } from '../../domain/content/help-search';

export const START: HelpPage = {
  code: '1.1.1',
  group: '新手入门',
  title: '新手指南',
  intro: '从查价到装船，先知道这几件事。',
  sections: [
    { title: '先查能不能走', text: '选运输方式，填起运港、目的港和 UN 编号。' },
    { title: '备齐资料', text: 'SDS、危包证、24 小时应急联系人。' },
  ],
  shows: null,
  version: 0,
  typed: ['xinshouzhinan', 'xszn', 'xianchanengbunengzou', 'xcnbnz', 'beiqiziliao', 'bqzl'],
};

export const PRICE: HelpPage = {
  code: '1.2.1',
  group: '查价与下单',
  title: '看懂总价',
  intro: '一张价格卡上有三样东西：总价、不含什么、还有多久有效。',
  sections: [{ title: '总价含什么', text: '运费与起运港全部费用。' }],
  shows: null,
  version: 3,
  typed: ['kandongzongjia', 'kdzj', 'zongjiahanshenme', 'zjhsm'],
};

export const ABOUT: HelpPage = {
  code: '3',
  group: '平台',
  title: '关于我们',
  intro: '我们做危险化学品的货运与供应链服务。',
  sections: [{ title: '做什么', text: '一套单证、一张时间表。' }],
  shows: 'papers',
  version: 1,
  typed: ['guanyuwomen', 'gywm', 'zuoshenme', 'zsm'],
};

export const HELP: readonly HelpPage[] = [START, PRICE, ABOUT];
