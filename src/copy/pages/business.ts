import type { ServiceCopy } from './page-copy';

export const businessCopy: ServiceCopy = {
  purpose: '只售自营化工品：规格、库存日期、价格阶梯与运输资料写在一处。',
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  points: [
    { title: '是不是这个货', text: '按品名、CAS 号或 UN 编号查，结构式、纯度与包装一并核对。' },
    { title: '我能不能买', text: '受管控商品先核验买方许可与用途说明，依法不得展示的不上架。' },
    { title: '多少起订', text: '整包装起订，价格阶梯与库存日期真实可查，可申请样品。' },
    { title: '运到哪里多少钱', text: '自提、送货或到港价，与本站运价同一套规则。' },
  ],
  prepare: ['品名或 CAS 号', '数量与收货地区', '危险化学品经营或使用许可（受管控商品）'],
  related: ['shippingFcl', 'warehouse', 'dgdesk'],
  empty: '没有找到相关商品，试试 CAS 号或 UN 编号',
  error: '商品加载失败',
};
