import type { PackRule } from '../../../domain/goods/packaging/pack';
import type { VerdictLevel } from '../../../domain/goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout, type FindingCode } from '../../../domain/rules/finding';

type Origin = readonly [source: keyof typeof FINDING_SOURCES, about: FindingAbout];

const PACKED: Origin = ['packing', 'PACK'];
const APART: Origin = ['segregation', 'SEGREGATION'];
const CARRIED: Origin = ['carrier', 'CARRIER'];
const HANDLED: Origin = ['port', 'PORT'];
const WEIGHED: Origin = ['boxes', 'WEIGHT'];
const ROOMY: Origin = ['boxes', 'VOLUME'];
const ON_ROAD: Origin = ['road', 'WEIGHT'];
const CLOSED: Origin = ['closures', 'CLOSURE'];
const TIMED: Origin = ['cutoffs', 'CUTOFF'];
const FILED: Origin = ['papers', 'PAPERS'];
const LISTED: Origin = ['goodsList', 'CONSISTENCY'];
const NEVER: Origin = ['never', 'CONSISTENCY'];
const NAMED: Origin = ['names', 'CONSISTENCY'];
const COOLED: Origin = ['cooling', 'CONSISTENCY'];
const BY_CASE: Origin = ['carrier', 'CONSISTENCY'];
const FLAMMABLE: Origin = ['flammable', 'CONSISTENCY'];
const BY_WEIGHT: Origin = ['weights', 'CONSISTENCY'];

/** Rule and subject of each shared code, as the checks say them; every judge of the suite is compared with it. */
const ORIGINS: Readonly<Record<Exclude<FindingCode, PackRule>, Origin>> = {
  packUnmarked: PACKED,
  packUntold: PACKED,
  packLimited: ['limited', 'PACK'],
  packBlank: PACKED,
  pairClasses: APART,
  pairGroups: APART,
  pairSixteenB: APART,
  pairUnread: APART,
  pairUntold: APART,
  pairFed: APART,
  pairReacts: APART,
  pairContradicted: APART,
  pairUnknown: APART,
  pairApart: APART,
  pairNone: APART,
  splitNeeded: APART,
  splitPlanned: APART,
  carrierRefuses: CARRIED,
  carrierByCase: CARRIED,
  carrierTakes: CARRIED,
  carrierBlank: CARRIED,
  sailingVerdict: CARRIED,
  orgRefuses: HANDLED,
  orgTakes: HANDLED,
  dstTakes: HANDLED,
  dstRefuses: HANDLED,
  orgDirect: HANDLED,
  orgUntold: HANDLED,
  dstUntold: HANDLED,
  viaDirect: HANDLED,
  viaTakes: HANDLED,
  viaRefuses: HANDLED,
  viaUntold: HANDLED,
  overPayload: WEIGHED,
  overVolume: ROOMY,
  boxOverPayload: WEIGHED,
  boxOverVolume: ROOMY,
  vgmOver: ['vgm', 'WEIGHT'],
  heavyTwenty: ON_ROAD,
  heavyRoad: ON_ROAD,
  loadFits: WEIGHED,
  flatUnmeasured: ROOMY,
  loadBlank: WEIGHED,
  boxesBlank: WEIGHED,
  roomShort: ['room', 'ROOM'],
  wayClosed: CLOSED,
  wayClosedUntold: CLOSED,
  cutoffMissed: TIMED,
  cutoffSoon: TIMED,
  cutoffsAhead: TIMED,
  planEarly: ['review', 'CUTOFF'],
  sdsMissing: FILED,
  sdsHere: FILED,
  un38Missing: FILED,
  exportLicence: ['controls', 'PAPERS'],
  goodsBlank: LISTED,
  goodsAgree: LISTED,
  goodsHarmless: LISTED,
  unknownGoods: LISTED,
  unknownName: LISTED,
  goodsUnread: LISTED,
  severalGoods: LISTED,
  goodsDoubtful: LISTED,
  forkBlank: LISTED,
  forkOther: LISTED,
  emptyGoods: ['empty', 'CONSISTENCY'],
  sampleGoods: ['samples', 'CONSISTENCY'],
  goodsSeaOnly: LISTED,
  goodsRefused: NEVER,
  nameOther: NAMED,
  nameForeign: NAMED,
  nameUnknown: NAMED,
  neverHandled: NEVER,
  wasteGoods: ['waste', 'CONSISTENCY'],
  stabilizedUntil: ['stabilized', 'PAPERS'],
  needsCooling: COOLED,
  cooledInReefer: COOLED,
  reeferTooWarm: COOLED,
  reeferUnset: COOLED,
  reeferByCase: BY_CASE,
  openByCase: BY_CASE,
  declaredGeneral: LISTED,
  resemblesDangerous: LISTED,
  classDiffers: LISTED,
  risksDiffer: LISTED,
  groupDiffers: LISTED,
  groupByFlashPoint: FLAMMABLE,
  flashFlammable: FLAMMABLE,
  flashNotFlammable: FLAMMABLE,
  flashDiffers: FLAMMABLE,
  pollutantTaken: LISTED,
  pollutantAdded: LISTED,
  hsDiffers: LISTED,
  weightForRoom: BY_WEIGHT,
  weightForPieces: BY_WEIGHT,
  densityDiffers: LISTED,
  densityLoose: LISTED,
  limitedApplies: ['limited', 'LIMITED'],
};

const hasOrigin = (code: FindingCode): code is Exclude<FindingCode, PackRule> => Object.hasOwn(ORIGINS, code);

/** Finding of a code that modes share, with its rule at sea. */
export function sharedFinding(level: VerdictLevel, code: FindingCode, given: Finding['given'] = {}): Finding {
  const [source, about] = hasOrigin(code) ? ORIGINS[code] : PACKED;
  return { level, about, code, given, source: FINDING_SOURCES[source] };
}
