import { FLEXI_SERVICE } from '../../../domain/content/services/flexi';
import type { ServiceCopy } from './page-copy';

export const fluidBagCopy: ServiceCopy = {
  ...FLEXI_SERVICE,
  action: { label: '危险液体请看罐箱', to: 'tankIndex' },
  prepare: ['品名与密度', '装货温度与卸货方式', '起运港与目的港'],
  related: ['tankIndex', 'shippingFcl', 'domesticTrade'],
  empty: '暂无可用液袋报价',
  error: '报价失败',
};
