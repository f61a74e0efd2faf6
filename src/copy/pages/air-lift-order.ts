import type { OrderCopy } from './page-copy';

export const airLiftOrderCopy: OrderCopy = {
  purpose: '航班、货物、尺寸与收发货人填清，提交后按航班截单时间办理。',
  steps: [
    { title: '航班与报价', text: '确认航线、重量级单价与有效期。' },
    { title: '货物', text: '件数、毛重、每件尺寸与包装说明。' },
    { title: '资料与收发货人', text: '鉴定报告、申报价值与收发货人英文信息。' },
    { title: '确认', text: '计费重与总价核对后提交。' },
  ],
  prepare: ['货物运输条件鉴定书', '每件尺寸与毛重', '收发货人英文名称与地址'],
  back: { label: '返回空运查价', to: 'airLift' },
  empty: '无报价，请返回查价',
  error: '报价已失效，请重新报价',
};
