import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout } from '../../order/finding';

const SOURCES = {
  ...FINDING_SOURCES,
  licence: { source: '危险化学品经营（仓储）许可与库房范围（演示数据）', edition: '2026 版' },
  fire: { source: '建筑设计防火规范 GB 50016 表 3.1.3', edition: '2014（2018 版）' },
  storing: { source: '危险化学品仓库储存通则 GB 15603 与 IMDG 7.2.4 隔离表，按库内已存货物核对', edition: '2022 版' },
  major: { source: '危险化学品重大危险源辨识 GB 18218 表 1（上线前逐行核对）', edition: '2018 版' },
  watched: { source: '易制毒、易制爆、剧毒化学品名录（平台物质库）', edition: '2026 版' },
  store: { source: '平台仓储规则（演示数据）', edition: '2026 版' },
} as const;

type Told = readonly [source: keyof typeof SOURCES, about: FindingAbout];

const OF_LICENCE: Told = ['licence', 'LICENCE'];
const OF_FIRE: Told = ['fire', 'LICENCE'];
const OF_NEIGHBOURS: Told = ['storing', 'STORE'];
const OF_WATCH: Told = ['watched', 'LICENCE'];
const OF_HOUSE: Told = ['store', 'STORE'];

/** What others decide about goods in a store, with the table it is read from. */
const CODES = {
  whFireRefused: OF_FIRE,
  whFireHigher: OF_FIRE,
  whFireUnsure: OF_FIRE,
  whFireBorder: OF_FIRE,
  whFireDiffers: OF_FIRE,
  whFireUntold: OF_FIRE,
  whFireSaid: OF_FIRE,
  whPackShare: OF_FIRE,
  whClassRefused: OF_LICENCE,
  whSubRisk: OF_LICENCE,
  whMixedLicence: OF_LICENCE,
  whTakes: OF_LICENCE,
  whTogether: OF_NEIGHBOURS,
  whEmpty: OF_NEIGHBOURS,
  whByName: OF_NEIGHBOURS,
  whApart: OF_NEIGHBOURS,
  whUnread: OF_NEIGHBOURS,
  whCombustible: OF_NEIGHBOURS,
  whClash: OF_NEIGHBOURS,
  whStale: OF_NEIGHBOURS,
  whMajor: ['major', 'LICENCE'],
  whMajorUntold: ['major', 'LICENCE'],
  whOverRoom: OF_HOUSE,
  whFits: OF_HOUSE,
  whToxic: OF_WATCH,
  whExplosive: OF_WATCH,
  whPrecursor: OF_WATCH,
  whTempCool: ['store', 'LICENCE'],
  whTempWarm: ['store', 'LICENCE'],
  whTempWrong: ['store', 'LICENCE'],
  whLongStay: ['store', 'CUTOFF'],
} as const satisfies Record<string, Told>;

export type WhFindingCode = keyof typeof CODES;
export const WH_FINDING_CODES = Object.keys(CODES) as WhFindingCode[];
export type WhFinding = Finding<WhFindingCode>;

export function found(level: VerdictLevel, code: WhFindingCode, given: WhFinding['given'] = {}): WhFinding {
  const [source, about] = CODES[code];
  return { level, about, code, given, source: SOURCES[source] };
}
