import type { ServiceCopy } from './page-copy';

export const shippingLclCopy: ServiceCopy = {
  purpose: '按体积与重量查拼箱班期，多件货物实时核对能否同箱，计费吨当场算清。',
  action: { label: '查看收货范围', to: 'lcl' },
  points: [
    { title: '几件货能不能同箱', text: '两件以上危险品逐对核对隔离要求，不能同箱的直接指出，并建议拆成两票。' },
    { title: '按体积还是按重量计费', text: '体积吨与重量吨取大者，不足 1 计费吨按 1 计费吨，算法写在价格旁。' },
    { title: '送到哪个仓、几点截止', text: '每班写明进仓地址、截进仓与截资料时间。' },
    { title: '最低收费是多少', text: '每计费吨价格、最低收费与危品系数一起列出。' },
  ],
  prepare: ['每件货物的品名、UN 编号与包装类别', '件数、毛重、体积，是否可堆叠', '起运港与目的港'],
  related: ['lcl', 'shippingFcl', 'dgdesk'],
  empty: '暂无拼箱班期',
  error: '报价失败',
};
