import { CFS_SERVICE } from '../../../domain/content/services/cfs';
import type { ServiceCopy } from './page-copy';

export const builtInOrderCopy: ServiceCopy = {
  ...CFS_SERVICE,
  action: { label: '查整箱船期', to: 'shippingFcl' },
  prepare: ['订舱号、船名航次与截港时间', '货物清单与 SDS', '送货车辆与司机信息'],
  related: ['shippingFcl', 'shippingLcl', 'dgdesk'],
  empty: '无可约时段',
  error: '时段已满，请换时间',
};
