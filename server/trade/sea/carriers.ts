import type { HazardClass } from '../../../domain/goods/dangerous-goods';

export type Carrier = {
  code: string;
  nameCn: string;
  nameEn: string;
  /** Classes never accepted on board. */
  refuses: readonly HazardClass[];
  fleet: string;
};

const NEVER = ['1.1', '1.3', '6.2', '7'] as const;

/** Fictional carriers and refusals. */
export const CARRIERS: readonly Carrier[] = [
  { code: 'LYUE', nameCn: '澜岳航运', nameEn: 'Lanyue Lines', refuses: NEVER, fleet: 'LANYUE' },
  { code: 'CGYU', nameCn: '沧屿海运', nameEn: 'Cangyu Ocean', refuses: [...NEVER, '1.4'], fleet: 'CANGYU' },
  {
    code: 'HTAN',
    nameCn: '衡滩班轮',
    nameEn: 'Hengtan Liner',
    refuses: [...NEVER, '1.4', '2.3', '5.2'],
    fleet: 'HENGTAN',
  },
  {
    code: 'XPIN',
    nameCn: '汐屏国际航运',
    nameEn: 'Xiping International Shipping',
    refuses: [...NEVER, '1.4', '4.2'],
    fleet: 'XIPING',
  },
  {
    code: 'TJIA',
    nameCn: '拓岬海运',
    nameEn: 'Tuojia Shipping',
    refuses: [...NEVER, '2.3', '5.2'],
    fleet: 'TUOJIA',
  },
  {
    code: 'YFEN',
    nameCn: '屿枫支线',
    nameEn: 'Yufeng Feeder',
    refuses: [...NEVER, '1.4', '2.3', '4.2', '5.2'],
    fleet: 'YUFENG',
  },
];

const BY_CODE = new Map(CARRIERS.map((carrier) => [carrier.code, carrier]));

/** Service name and carriers per line, the cheapest first. */
const LINES: Readonly<Record<string, readonly [service: string, ...carriers: string[]]>> = {
  近洋: ['NS', 'YFEN', 'HTAN'],
  东南亚: ['SE', 'HTAN', 'CGYU', 'YFEN'],
  印巴: ['IP', 'CGYU', 'XPIN'],
  中东: ['ME', 'CGYU', 'LYUE'],
  红海: ['RS', 'CGYU', 'LYUE'],
  欧洲: ['EU', 'XPIN', 'LYUE', 'CGYU'],
  地中海: ['MD', 'LYUE', 'XPIN'],
  北美西: ['WC', 'TJIA', 'LYUE', 'HTAN'],
  '北美东/美湾': ['EC', 'LYUE', 'TJIA'],
  中南美西: ['WS', 'XPIN', 'TJIA'],
  南美东: ['ES', 'XPIN', 'TJIA'],
  非洲: ['AF', 'XPIN', 'CGYU'],
  澳新: ['OC', 'TJIA', 'HTAN'],
};

const findCarrier = (code: string): Carrier[] => {
  const carrier = BY_CODE.get(code);
  return carrier ? [carrier] : [];
};

/** Carriers of a line, the cheapest first; none for unserved lines. */
export function carriersOnLine(line: string): { service: string; carriers: Carrier[] } {
  const [service = '', ...codes] = LINES[line] ?? [];
  return { service, carriers: codes.flatMap(findCarrier) };
}
