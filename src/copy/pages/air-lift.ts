import type { ServiceCopy } from './page-copy';

export const airLiftCopy: ServiceCopy = {
  purpose: '按机场查运价，同时核对客机、货机与禁运限制，计费重边填边算。',
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  points: [
    { title: '能不能上飞机', text: '按 UN 编号给出客机可载、仅限货机或禁运的提示，禁运的直接建议改走海运。' },
    { title: '按哪个重量收费', text: '毛重与体积重取大者，各重量级单价并排列出。' },
    { title: '要哪些文件', text: '危险品申报单、运输条件鉴定书与锂电池试验概要，缺哪样说哪样。' },
    { title: '单件会不会超限', text: '单件重量与尺寸超出机型限制时先提示，不等到交货才退。' },
  ],
  prepare: ['起飞与到达机场', '件数、毛重与每件尺寸', 'UN 编号或鉴定报告'],
  related: ['shippingFcl', 'dgdesk', 'railWayIndex'],
  empty: '该航线暂无运价，可提交空运询价',
  error: '运价加载失败，请重试',
};
