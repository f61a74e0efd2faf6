import { AIR_SERVICE } from '../../../domain/content/services/air';
import type { ServiceCopy } from './page-copy';

export const airLiftCopy: ServiceCopy = {
  ...AIR_SERVICE,
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  prepare: ['起飞与到达机场', '件数、毛重与每件尺寸', 'UN 编号或鉴定报告'],
  related: ['shippingFcl', 'dgdesk', 'railWayIndex'],
  empty: '该航线暂无运价，可提交空运询价',
  error: '运价加载失败，请重试',
};
