import { TANK_SERVICE } from '../../../domain/content/services/tank';
import { IMDG_EDITION } from '../../../domain/goods/edition';
import type { ServiceCopy } from './page-copy';

export const tankIndexCopy: ServiceCopy = {
  ...TANK_SERVICE,
  action: { label: '咨询危品服务台', to: 'dgdesk' },
  prepare: ['品名与 UN 编号', '15℃ 与 50℃ 密度、装货温度', '货量与起止港'],
  related: ['fluidBag', 'shippingFcl', 'warehouse'],
  empty: '暂无匹配罐型',
  error: '报价失败',
};

export const standInsCopy = {
  title: '哪种罐能代哪种罐',
  table: '代用表，可左右滚动',
  note: '高一号的罐可能有底部开口或没有爆破片，不是编号大就能代。T23、T50、T75 不在此表，逐介质批准。',
  required: '货物要求',
  codes: '可用罐型导则',
  fleet: '表内的在册罐型（另需合材质与用途）',
  nobody: '暂无，转询价',
  source: `依据 IMDG 规则 4.2.5.2.5（${IMDG_EDITION}），罐型为演示数据，以罐箱铭牌为准。`,
};
