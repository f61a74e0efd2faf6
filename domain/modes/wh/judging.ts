import type { Critical } from '../../goods/critical';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { Controls, Precursor } from '../../goods/facts';
import { fireName, type Fire } from '../../goods/fire';
import type { FireClass, FireWhy } from '../../goods/fire-class';
import type { SegregatedGoods } from '../../goods/segregated-goods';
import { found, type WhFinding, type WhFindingCode } from './finding';
import { majorFindings } from './major';
import { fireOfRoom, takenAs, type Room } from './room';
import type { StoreTemp } from './search';
import { QUARTERLY_FROM_DAYS } from '../../order/life/staying';

/** Goods boiling below 40 °C, and freezing above 10 °C; by UN number, otherwise by library id. */
const BOIL_EARLY = '1089 1155 1265 1280 1302 1593'.split(' ');
const FREEZE_EARLY = '1604 2078 2218 2491 2789 dmso'.split(' ');

function requiredTemp({
  unNo,
  goodsId,
}: {
  unNo: string | null;
  goodsId: string;
}): Exclude<StoreTemp, 'NORMAL'> | null {
  const is = (list: readonly string[]) => list.includes(unNo ?? goodsId);
  if (is(BOIL_EARLY)) return 'COOL';
  return is(FREEZE_EARLY) ? 'HEAT' : null;
}

export type WhGoods = {
  row: number;
  name: string;
  goodsId: string;
  unNo: string | null;
  /** Null for general goods. */
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  critical: Critical;
  fire: FireClass | null;
  fireSaid: Fire | null;
  isPackingFierce: boolean;
  tons: number;
  controls: Controls;
  segregated: SegregatedGoods;
};

type StayFacts = { room: Room; store: string; temp: StoreTemp; days: number };

const UNSURE: Readonly<Partial<Record<FireWhy, WhFindingCode>>> = {
  flashBorder: 'whFireBorder',
  flashDiffers: 'whFireDiffers',
  listedApart: 'whFireUnsure',
};

const PACKED_AS: Fire = 'C2';

/** All fire items the goods may belong to; the room must accept each. */
const possibleFireItems = ({ fire, fireSaid, isPackingFierce }: WhGoods): Fire[] => [
  ...(fire ? [isPackingFierce ? PACKED_AS : fire.item] : []),
  ...(fireSaid ? [fireSaid] : []),
];

function fireFindings(goods: WhGoods, { room, store }: StayFacts): WhFinding[] {
  const { row, name, fire, fireSaid, isPackingFierce } = goods;
  const given = { row, goods: name, store, room: fireName(fireOfRoom(room)), degrees: fire?.degrees ?? '' };
  const items = possibleFireItems(goods);
  const refused = items.find((item) => takenAs(room, item) === null);
  const higher = items.find((item) => takenAs(room, item) === 'HIGHER');
  const unsure = fire ? UNSURE[fire.why] : undefined;
  return [
    ...(items.length === 0 ? [found('MANUAL', 'whFireUntold', given)] : []),
    ...(refused ? [found('BLOCK', 'whFireRefused', { ...given, fire: fireName(refused) })] : []),
    ...(higher && !refused ? [found('PASS', 'whFireHigher', { ...given, fire: fireName(higher) })] : []),
    ...(unsure ? [found('MANUAL', unsure, { ...given, fire: fire ? fireName(fire.item) : '' })] : []),
    ...(fireSaid ? [found('MANUAL', 'whFireSaid', { ...given, fire: fireName(fireSaid) })] : []),
    ...(isPackingFierce ? [found('MANUAL', 'whPackShare', given)] : []),
  ];
}

/** Rooms licensed for both flammable gases and liquids need an expert's decision. */
const isMixed = ({ classes }: Room): boolean => classes.includes('3') && classes.includes('2.1');

function licenceFindings({ row, name, hazardClass, subRisks }: WhGoods, { room, store }: StayFacts): WhFinding[] {
  if (hazardClass === null) return [];
  const given = { row, goods: name, store, hazardClass };
  const beyond = subRisks.filter((risk) => !room.classes.includes(risk));
  return [
    ...(room.classes.includes(hazardClass) ? [] : [found('BLOCK', 'whClassRefused', given)]),
    ...beyond.map((risk) => found('NEED_APPROVAL', 'whSubRisk', { ...given, risk })),
    ...(isMixed(room) ? [found('NEED_APPROVAL', 'whMixedLicence', given)] : []),
  ];
}

const PRECURSOR: Readonly<Record<Precursor, WhFindingCode>> = {
  '1': 'whPrecursorPermit',
  '2': 'whPrecursorPermit',
  '3': 'whPrecursorFiling',
  UNTOLD: 'whPrecursor',
};

function watchedFindings({ row, name, controls }: WhGoods): WhFinding[] {
  const { precursor } = controls;
  const given = { row, goods: name };
  return [
    ...(controls.isHighlyToxic ? [found('BLOCK', 'whToxic', given)] : []),
    ...(controls.isExplosivePrecursor ? [found('NEED_APPROVAL', 'whExplosive', given)] : []),
    ...(precursor === null ? [] : [found('NEED_APPROVAL', PRECURSOR[precursor], { ...given, precursor })]),
  ];
}

function tempFindings(goods: WhGoods, { room, temp }: StayFacts): WhFinding[] {
  const given = { row: goods.row, goods: goods.name };
  const better = temp === 'NORMAL' ? requiredTemp(goods) : null;
  return [
    ...(room.temp === temp ? [] : [found('BLOCK', 'whTempWrong', given)]),
    ...(better === null ? [] : [found('NEED_APPROVAL', better === 'COOL' ? 'whTempCool' : 'whTempWarm', given)]),
  ];
}

export function goodsFindings(all: readonly WhGoods[], asked: StayFacts): WhFinding[] {
  const tons = all.reduce((sum, one) => sum + one.tons, 0);
  const most = asked.room.tons;
  return [
    ...all.flatMap((goods) => [
      ...licenceFindings(goods, asked),
      ...fireFindings(goods, asked),
      ...watchedFindings(goods),
      ...tempFindings(goods, asked),
    ]),
    ...majorFindings(all),
    ...(tons > most ? [found('BLOCK', 'whOverRoom', { most })] : []),
    ...(asked.days > QUARTERLY_FROM_DAYS ? [found('PASS', 'whLongStay')] : []),
  ];
}
