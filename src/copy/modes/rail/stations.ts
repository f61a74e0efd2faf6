import type { DestinationCode } from '../../../../domain/modes/rail/corridor';

/** Where boxes are brought back. */
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
