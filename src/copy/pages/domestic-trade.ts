import type { ServiceCopy } from './page-copy';

export const domesticTradeCopy: ServiceCopy = {
  purpose: '沿海与长江内贸整箱，可门到门；运价含税列明，公路超限先提醒。',
  action: { label: '咨询整箱询价', to: 'enquiryFcl' },
  points: [
    { title: '哪一班', text: '沿海与长江各港班期、航程与挂靠顺序；江海换船两段一起订，停留多久写明。' },
    { title: '含不含两端拖车', text: '60 个城市可门到门；城市归哪个港、多少公里，选时就看到。' },
    { title: '开什么票', text: '含税与不含税并排，9% 与 6% 可切换，不用自己换算。' },
    { title: '单箱能装多重', text: '单箱超过 27 吨时提示公路段可能超限。' },
  ],
  prepare: ['起运港与目的港，或两端地址', '箱型箱量与单箱货重', '开票信息'],
  related: ['shippingFcl', 'fluidBag', 'warehouse'],
  empty: '该航线暂无船期',
  error: '船期加载失败',
};
