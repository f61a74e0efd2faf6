import type { Finding } from '../../../domain/rules/finding';
import type { DgHandling } from '../../../domain/places/ports';
import { doubtfulGoods, unlistedNumber } from '../../world/dangerous-goods/messages';
import type { SeaPort } from '../../world/ports/sea-port';
import type { Carrier } from './carriers';

export const SEA_NAMES = { ocean: '海运费', surcharge: '危险品附加费' };

const HANDLING: Record<DgHandling, string> = {
  DIRECT: '直装直提',
  YARD: '可堆存',
  ACCEPTED: '可接',
  NONE: '不接',
};

const classNames = (classes: readonly string[]) => classes.map((one) => `第 ${one} 类`).join('、');
const portName = ({ nameCn }: SeaPort) => (nameCn.endsWith('港') ? nameCn : `${nameCn}港`);
const handled = (port: SeaPort) => `${portName(port)}${HANDLING[port.dgHandling]}`;

export const portRefuses = (port: string | number | undefined): string => `${port}不作业危险品`;

export const REASONS = {
  general: '普通货物，承运人与两端港口均可接载',
  unknown: unlistedNumber,
  taken: ({ nameCn }: Carrier, classes: readonly string[], org: SeaPort, dst: SeaPort) =>
    `${nameCn}可接${classNames(classes)}；${handled(org)}，${handled(dst)}`,
};

export type SailingEnds = { carrier: Carrier; org: SeaPort; dst: SeaPort };

export function findingReason({ code, given }: Finding, { carrier, org, dst }: SailingEnds): string {
  switch (code) {
    case 'carrierRefuses':
      return `${carrier.nameCn}不接第 ${given['hazardClass']} 类`;
    case 'carrierByCase':
      return `第 ${given['hazardClass']} 类需由${carrier.nameCn}逐票审批后放舱`;
    case 'orgRefuses':
      return portRefuses(portName(org));
    case 'dstRefuses':
      return portRefuses(portName(dst));
    case 'goodsDoubtful':
      return doubtfulGoods(given['goods']);
    case 'viaRefuses':
      return portRefuses(`中转港${given['port']}`);
    case 'needsCooling':
      return `货物需控温运输（控制温度 ${given['control']}℃），请选冷藏箱`;
    case 'cooledInReefer':
      return `货物需控温运输（控制温度 ${given['control']}℃、应急温度 ${given['emergency']}℃），冷藏箱需逐票确认`;
    case 'reeferByCase':
    case 'openByCase':
      return `没有 ${given['box']} 装运危险货物的接载资料，需${carrier.nameCn}逐票核定`;
    case 'flatUnmeasured':
      return `${given['box']} 框架箱不按体积限装，货物尺寸、超限与绑扎需${carrier.nameCn}核定`;
    default:
      return '港口危险品作业方式未确认，转人工核对';
  }
}

const ALWAYS_EXTRA = [
  '目的港码头与清关派送费（收货人付）',
  '目的港税金（收货人付）',
  '货运险',
  '滞港滞箱费（收货人付）',
];
const DOMESTIC_EXTRA = ['拖车', '报关', '查验费（发货人付）'];

const MANIFEST = ['北美西', '北美东/美湾', '欧洲', '地中海'];

/** Items outside the total, stated in advance. */
export const notIncluded = (line: string, isDanger: boolean): string[] => [
  ...ALWAYS_EXTRA,
  ...DOMESTIC_EXTRA,
  ...(MANIFEST.includes(line) ? ['舱单申报费（发货人付）'] : []),
  ...(isDanger ? ['危货鉴定与危包证'] : []),
];
