import { DOM_SERVICE } from '../../../domain/content/services/dom';
import type { ServiceCopy } from './page-copy';

export const domesticTradeCopy: ServiceCopy = {
  ...DOM_SERVICE,
  action: { label: '咨询整箱询价', to: 'enquiryFcl' },
  prepare: ['起运港与目的港，或两端地址', '箱型箱量与单箱货重', '开票信息'],
  related: ['shippingFcl', 'fluidBag', 'warehouse'],
  empty: '该航线暂无船期',
  error: '船期加载失败',
};
