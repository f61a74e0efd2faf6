import { RAIL_SERVICE } from '../../../domain/content/services/rail';
import type { ServiceCopy } from './page-copy';

export const railWayIndexCopy: ServiceCopy = {
  ...RAIL_SERVICE,
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  prepare: ['起运站与到达站', '中、英、俄文品名与 HS 编码', '收货人税号（俄罗斯、哈萨克斯坦）'],
  related: ['shippingFcl', 'airLift', 'dgdesk'],
  empty: '这两站之间没有班列',
  error: '班列加载失败',
};
