import { WH_SERVICE } from '../../../domain/content/services/wh';
import type { ServiceCopy } from './page-copy';

export const warehouseCopy: ServiceCopy = {
  ...WH_SERVICE,
  action: { label: '预约入库', to: 'warehouseing' },
  prepare: ['品名、UN 编号与数量', '入库日期与存放天数', '储存温度'],
  related: ['warehouseing', 'shippingLcl', 'dgdesk'],
  empty: '该城市暂无该类别仓库',
  error: '仓库加载失败',
};
