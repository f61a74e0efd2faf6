import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout } from '../../order/finding';

const SOURCES = {
  ...FINDING_SOURCES,
  limits: { source: '航空危险品客机、货机每件限量与包装说明（平台空运限量表）', edition: '2026 版，中等置信度' },
  apart: { source: '航空危险品包装件隔离表 9.3.A', edition: '2026 版' },
  battery: { source: '航空锂电池荷电状态与缺陷电池规定', edition: '2026 版' },
  airline: { source: '航司与机场危险品收运表（演示数据）', edition: '2026 版' },
  doors: { source: '机型舱门与地板限制表（演示数据）', edition: '2026 版' },
  states: { source: '航空危险品国家差异', edition: '2026 版' },
  watched: { source: '易制毒、易制爆、剧毒化学品名录（平台物质库）', edition: '2026 版' },
} as const;

type Source = keyof typeof SOURCES;
type Told = readonly [source: Source, about: FindingAbout];

const ABOUT_AIRCRAFT: Told = ['limits', 'CARRIER'];
const ABOUT_AIRLINE: Told = ['airline', 'CARRIER'];
const ABOUT_PIECES: Told = ['doors', 'WEIGHT'];

/** What others decide about goods in the air, with the table it is read from. */
const CODES = {
  airForbidden: ABOUT_AIRCRAFT,
  airUnlisted: ABOUT_AIRCRAFT,
  airAskGroup: ABOUT_AIRCRAFT,
  airAskPercent: ABOUT_AIRCRAFT,
  airAskNet: ABOUT_AIRCRAFT,
  airAskCharge: ['battery', 'CARRIER'],
  airCharged: ['battery', 'CARRIER'],
  airOver: ABOUT_AIRCRAFT,
  airNeedFreighter: ABOUT_AIRCRAFT,
  airCao: ABOUT_AIRCRAFT,
  airPax: ABOUT_AIRCRAFT,
  airLineRefuses: ABOUT_AIRLINE,
  airDgReview: ABOUT_AIRLINE,
  airOrgRefuses: ['airline', 'PORT'],
  airStateDiffers: ['states', 'LICENCE'],
  airWatched: ['watched', 'LICENCE'],
  airUnknown: ['goodsList', 'CONSISTENCY'],
  airDamaged: ['battery', 'CONSISTENCY'],
  airTogether: ['apart', 'SEGREGATION'],
  airApart: ['apart', 'SEGREGATION'],
  airBeside: ['apart', 'SEGREGATION'],
  airPairUnread: ['apart', 'SEGREGATION'],
  airQUnread: ['limits', 'SEGREGATION'],
  airQOver: ['limits', 'SEGREGATION'],
  airPieceBig: ABOUT_PIECES,
  airPieceHeavy: ABOUT_PIECES,
  airPiecesFit: ABOUT_PIECES,
  airPiecesUnread: ABOUT_PIECES,
  airCondMissing: ['papers', 'PAPERS'],
} as const satisfies Record<string, Told>;

export type AirFindingCode = keyof typeof CODES;
export const AIR_FINDING_CODES = Object.keys(CODES) as AirFindingCode[];

export type AirFinding = Finding<AirFindingCode>;

export function found(level: VerdictLevel, code: AirFindingCode, given: AirFinding['given'] = {}): AirFinding {
  const [source, about] = CODES[code];
  return { level, about, code, given, source: SOURCES[source] };
}
