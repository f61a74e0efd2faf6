import { LCL_SERVICE } from '../../../domain/content/services/lcl';
import type { ServiceCopy } from './page-copy';

export const shippingLclCopy: ServiceCopy = {
  ...LCL_SERVICE,
  action: { label: '查看收货范围', to: 'lcl' },
  prepare: ['每件货物的品名、UN 编号与包装类别', '件数、毛重、体积，是否可堆叠', '起运港与目的港'],
  related: ['lcl', 'shippingFcl', 'dgdesk'],
  empty: '暂无拼箱班期',
  error: '报价失败',
};
