export const RAIL_LINES = ['中欧', '中俄', '中亚'] as const;
export type RailLine = (typeof RAIL_LINES)[number];

/** Gauge-change station, its partner abroad and the lowest temperature on the route in °C. */
type Border = { nameCn: string; partner: string; lowC: number };

export const BORDER_CODES = ['RAL', 'RHG', 'REL', 'RMZ'] as const;
export type BorderCode = (typeof BORDER_CODES)[number];

export const BORDERS: Readonly<Record<BorderCode, Border>> = {
  RAL: { nameCn: '阿拉山口', partner: '多斯特克', lowC: -30 },
  RHG: { nameCn: '霍尔果斯', partner: '阿腾科里', lowC: -25 },
  REL: { nameCn: '二连浩特', partner: '扎门乌德', lowC: -35 },
  RMZ: { nameCn: '满洲里', partner: '后贝加尔斯克', lowC: -40 },
};

export const readBorder = (word: string | undefined): BorderCode | null =>
  BORDER_CODES.find((code) => code === word) ?? null;

export const COUNTRIES = {
  KZ: '哈萨克斯坦',
  UZ: '乌兹别克斯坦',
  RU: '俄罗斯',
  BY: '白俄罗斯',
  PL: '波兰',
  MN: '蒙古',
  DE: '德国',
  HU: '匈牙利',
} as const;
type CountryCode = keyof typeof COUNTRIES;

/** Countries between the border and Europe, and those passed on other lines. */
const THROUGH: Readonly<Record<BorderCode, readonly CountryCode[]>> = {
  RAL: ['KZ'],
  RHG: ['KZ'],
  REL: ['MN'],
  RMZ: [],
};
const ONWARD: Readonly<Record<RailLine, readonly CountryCode[]>> = {
  中欧: ['RU', 'BY', 'PL'],
  中俄: ['RU'],
  中亚: [],
};

type Abroad = { country: CountryCode; line: RailLine };

export const DESTINATIONS = {
  RDU: { country: 'DE', line: '中欧' },
  RHH: { country: 'DE', line: '中欧' },
  RMA: { country: 'PL', line: '中欧' },
  RLO: { country: 'PL', line: '中欧' },
  RBU: { country: 'HU', line: '中欧' },
  RMO: { country: 'RU', line: '中俄' },
  RAA: { country: 'KZ', line: '中亚' },
  RTA: { country: 'UZ', line: '中亚' },
} as const satisfies Record<string, Abroad>;
export type DestinationCode = keyof typeof DESTINATIONS;
export const DESTINATION_CODES = Object.keys(DESTINATIONS) as DestinationCode[];

const isDestination = (code: string): code is DestinationCode => Object.hasOwn(DESTINATIONS, code);

export const findAbroad = (code: string | undefined): Abroad | null =>
  code !== undefined && isDestination(code) ? DESTINATIONS[code] : null;

export function countriesOnRoute(border: BorderCode, dst: string | undefined): CountryCode[] {
  const end = findAbroad(dst);
  return end ? [...new Set([...THROUGH[border], ...ONWARD[end.line], end.country])] : [...THROUGH[border]];
}

const NARROW = 1435;
const BROAD = 1520;

/** Millimetres: from here, after the border, and again at the Polish border. */
const trackGauges = (line: RailLine): number[] => (line === '中欧' ? [NARROW, BROAD, NARROW] : [NARROW, BROAD]);

export const countGaugeChanges = (line: RailLine): number => trackGauges(line).length - 1;

/** Second gauge change on the way to Europe. */
const WESTERN_CHANGE = { from: '布列斯特', to: '马拉舍维奇' } as const;

export const waybillName = (line: RailLine): string => (line === '中欧' ? 'CIM/SMGS 统一运单' : 'SMGS 运单');

/** A stop, with the gauge of the track after it. */
export type RailStop = { kind: 'end' | 'change' | 'country'; name: string; gauge: number | null };

type Line = { line: RailLine; border: BorderCode; org: { nameCn: string }; dst: { code: string; nameCn: string } };

export function railStops({ line, border, org, dst }: Line): RailStop[] {
  const { nameCn, partner } = BORDERS[border];
  const passed = countriesOnRoute(border, dst.code).slice(0, -1);
  const through = (countries: readonly CountryCode[], gauge: number): RailStop[] =>
    countries.map((country) => ({ kind: 'country', name: COUNTRIES[country], gauge }));
  const isWest = (country: CountryCode): boolean => line === '中欧' && country === 'PL';
  const west: RailStop = { kind: 'change', name: `${WESTERN_CHANGE.from} / ${WESTERN_CHANGE.to}`, gauge: NARROW };
  return [
    { kind: 'end', name: org.nameCn, gauge: NARROW },
    { kind: 'change', name: `${nameCn} / ${partner}`, gauge: BROAD },
    ...through(
      passed.filter((country) => !isWest(country)),
      BROAD,
    ),
    ...(line === '中欧' ? [west, ...through(passed.filter(isWest), NARROW)] : []),
    { kind: 'end', name: dst.nameCn, gauge: null },
  ];
}

export type Corridor = { line: RailLine; border: BorderCode; countries: CountryCode[]; changes: number };

const RUN: Readonly<Record<RailLine, readonly BorderCode[]>> = {
  中欧: ['RAL', 'RHG', 'REL', 'RMZ'],
  中俄: ['REL', 'RMZ'],
  中亚: ['RAL', 'RHG'],
};

export const CORRIDORS: readonly Corridor[] = RAIL_LINES.flatMap((line) =>
  RUN[line].map((border) => ({
    line,
    border,
    countries: [...THROUGH[border], ...ONWARD[line]],
    changes: countGaugeChanges(line),
  })),
);
