import type { DestinationCode } from '../../../../domain/modes/rail/corridor';
import type { OriginCode } from '../../../../domain/modes/rail/ways';

export const originNames = {
  RXA: '西安国际港',
  RZZ: '郑州圃田',
  RCD: '成都城厢',
  RCQ: '重庆团结村',
  RWH: '武汉吴家山',
  RYW: '义乌西',
  RSZ: '苏州西',
} satisfies Record<OriginCode, string>;

/** Stations where boxes are returned. */
export const stationNames = {
  RDU: '杜伊斯堡',
  RHH: '汉堡',
  RMA: '马拉舍维奇',
  RLO: '罗兹',
  RBU: '布达佩斯',
  RMO: '莫斯科（沃尔西诺）',
  RAA: '阿拉木图',
  RTA: '塔什干',
} satisfies Record<DestinationCode, string>;
