type Airport = { country: string; line: string; zone: string };

const TABLE = `
PVG CN 中国 Asia/Shanghai
PEK CN 中国 Asia/Shanghai
CAN CN 中国 Asia/Shanghai
SZX CN 中国 Asia/Shanghai
CGO CN 中国 Asia/Shanghai
EHU CN 中国 Asia/Shanghai
TFU CN 中国 Asia/Shanghai
HKG HK 近洋 Asia/Hong_Kong
TPE TW 近洋 Asia/Taipei
NRT JP 近洋 Asia/Tokyo
ICN KR 近洋 Asia/Seoul
SIN SG 东南亚 Asia/Singapore
BKK TH 东南亚 Asia/Bangkok
BOM IN 印巴 Asia/Kolkata
DXB AE 中东 Asia/Dubai
FRA DE 欧洲 Europe/Berlin
AMS NL 欧洲 Europe/Amsterdam
LGG BE 欧洲 Europe/Brussels
LHR GB 欧洲 Europe/London
LAX US 北美西 America/Los_Angeles
ORD US 北美中东 America/Chicago
JFK US 北美中东 America/New_York
GRU BR 南美 America/Sao_Paulo
SYD AU 澳新 Australia/Sydney
`;

const AIRPORTS: ReadonlyMap<string, Airport> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [code = '', country = '', line = '', zone = ''] = row.split(' ');
      return [code, { country, line, zone }];
    }),
);

export const findAirport = (code: string): Airport | null => AIRPORTS.get(code) ?? null;

const HOME_LINE = '中国';

export const airLines = (): string[] => [
  ...new Set([...AIRPORTS.values()].map(({ line }) => line).filter((line) => line !== HOME_LINE)),
];

export const airportCountry = (code: string | undefined): string => findAirport(code ?? '')?.country ?? '';

/** Replacement airports for those that refuse dangerous goods. `own`: Chinese name of the refusing airport. */
export const INSTEAD: Readonly<Record<string, { own: string; code: string; nameCn: string }>> = {
  SZX: { own: '深圳宝安', code: 'CAN', nameCn: '广州白云' },
  EHU: { own: '鄂州花湖', code: 'CGO', nameCn: '郑州新郑' },
  TFU: { own: '成都天府', code: 'CGO', nameCn: '郑州新郑' },
};

/** Null for an airport that accepts dangerous goods itself. */
export const otherAirport = (code: string) => INSTEAD[code] ?? null;

export const alternativeAirport = (code: string): string => INSTEAD[code]?.nameCn ?? '上海浦东';

export const stopCountries = (codes: readonly (string | undefined)[]): string[] =>
  codes.flatMap((code) => (code === undefined ? [] : airportCountry(code))).filter((country) => country !== '');
