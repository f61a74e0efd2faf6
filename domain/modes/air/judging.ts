import type { Aircraft } from '../../goods/air/aircraft';
import { isAirApart } from '../../goods/air/air-apart';
import { airQuestionOf } from '../../goods/air/limit';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { Controls } from '../../goods/facts';
import { isLithium, MOST_SOC } from '../../goods/watched';
import { chargeOf } from './charge';
import { found, type AirFinding } from './finding';
import { answerTo, type Packed } from './packed';

/** Dangerous goods of a row, as the rules of the air see them. */
export type AirGoods = Packed & {
  /** From 1 on. */
  row: number;
  name: string;
  /** Null where nobody knows it. */
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  controls: Controls;
  /** Whether the library knows the number. */
  isKnown: boolean;
  /** Of lithium; null where nobody has said. */
  soc: number | null;
  isDamaged: boolean;
  /** The outer package it shares; null where it shares none. */
  outer: number | null;
};

/** Who flies it, from where to where. */
export type Flight = {
  aircraft: Aircraft;
  airline: string;
  takes: readonly HazardClass[];
  org: string;
  /** The nearest airport that takes dangerous goods; null where this one does. */
  instead: string | null;
  /** Of a belly: the freighter that goes next; null where none does, or where the list names it beside each flight. */
  freighter: { flight: string; from: string; day: string } | null;
  /** Of arrival and of every stop. */
  countries: readonly string[];
};

const DIFFERING = ['US', 'AU', 'JP'];
const DIFFERENT: readonly HazardClass[] = ['2.1', '5.1', '6.1'];

const asked = ({ unNo, group, percent, row, name, net }: AirGoods): AirFinding => {
  const question = airQuestionOf(unNo);
  const given = { row, goods: name, unNo };
  if (question === 'percent' && percent === null) return found('MANUAL', 'airAskPercent', given);
  if (question === 'group' && group === null) return found('MANUAL', 'airAskGroup', given);
  return found('MANUAL', net === null || net <= 0 ? 'airAskNet' : 'airAskGross', given);
};

/** For cargo aircraft alone: by how much is in it, because no belly takes it at all, or by how it is packed. */
const cargoOnly = (net: number, pax: number) => (pax === 0 ? 'airCaoOnly' : net > pax ? 'airCao' : 'airCaoPacked');

/** Which aircraft takes a package of it? */
function aircraftFindings(goods: AirGoods, { aircraft, freighter }: Flight): AirFinding[] {
  const { row, name, unNo, net } = goods;
  const { answer, limit, part } = answerTo(goods);
  const amounts = { net: net ?? 0, unit: limit?.unit ?? '', pax: limit?.pax?.most ?? 0, cao: limit?.cao?.most ?? 0 };
  const given = { row, goods: name, unNo, ...amounts, pi: part?.pi ?? '' };
  switch (answer) {
    case 'FORBIDDEN':
      return [found('BLOCK', 'airForbidden', given)];
    case 'MANUAL':
      return [found('MANUAL', 'airUnlisted', given)];
    case 'ASK':
      return [asked(goods)];
    case 'OVER':
      // Packed as a limited quantity, it is too much for that alone.
      return [
        part && part.most !== null
          ? found('BLOCK', 'airOverLimited', { ...given, most: part.most, unit: part.isGross ? 'kg' : amounts.unit })
          : found('BLOCK', 'airOver', given),
      ];
    case 'CAO':
      if (aircraft === 'F') return [found('PASS', cargoOnly(amounts.net, amounts.pax), given)];
      return [
        freighter
          ? found('BLOCK', 'airNextFreighter', { ...given, ...freighter })
          : found('BLOCK', 'airNeedFreighter', given),
      ];
    default:
      return [found('PASS', part?.most === null ? 'airNoLimit' : 'airPax', given)];
  }
}

function batteryFindings(goods: AirGoods): AirFinding[] {
  const { unNo, row, name, soc, isDamaged } = goods;
  const given = { row, goods: name, unNo, soc: soc ?? 0, most: MOST_SOC };
  if (isLithium(unNo) && isDamaged) return [found('BLOCK', 'airDamaged', given)];
  const charge = chargeOf(goods);
  return charge === null ? [] : [found('MANUAL', charge === 'ASK' ? 'airAskCharge' : 'airCharged', given)];
}

function carriageFindings({ row, name, hazardClass, subRisks, controls }: AirGoods, flight: Flight): AirFinding[] {
  const { airline, takes, countries } = flight;
  const hazards = [...(hazardClass === null ? [] : [hazardClass]), ...subRisks];
  const refused = hazards.filter((one) => !takes.includes(one));
  const differs = hazards.find((one) => DIFFERENT.includes(one));
  const where = countries.find((country) => DIFFERING.includes(country));
  const isWatched =
    controls.isExplosivePrecursor ||
    controls.isHighlyToxic ||
    (controls.precursor !== null && controls.precursor !== 'UNTOLD');
  return [
    ...refused.map((one) => found('BLOCK', 'airLineRefuses', { row, goods: name, airline, hazardClass: one })),
    ...(differs && where
      ? [found('NEED_APPROVAL', 'airStateDiffers', { row, goods: name, country: where, hazardClass: differs })]
      : []),
    ...(isWatched ? [found('NEED_APPROVAL', 'airWatched', { row, goods: name })] : []),
  ];
}

/** Two rows beside each other, or in one outer package. */
function pairOf(one: AirGoods, other: AirGoods): AirFinding | null {
  const given = { one: one.name, other: other.name, rowOne: one.row, rowOther: other.row };
  if (one.hazardClass === null || other.hazardClass === null) return found('MANUAL', 'airPairUnread', given);
  const mine = { ...one, hazardClass: one.hazardClass };
  if (!isAirApart(mine, { ...other, hazardClass: other.hazardClass })) return null;
  const isTogether = one.outer !== null && one.outer === other.outer;
  return isTogether ? found('BLOCK', 'airTogether', given) : found('PASS', 'airApart', given);
}

function pairFindings(all: readonly AirGoods[]): AirFinding[] {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => pairOf(one, other) ?? []));
  return pairs.length > 0 || all.length === 0 ? pairs : [found('PASS', 'airBeside')];
}

/** Everything the air asks of dangerous goods, on this flight. */
export function goodsFindings(all: readonly AirGoods[], flight: Flight): AirFinding[] {
  if (all.length === 0) return [];
  const { org, instead, airline } = flight;
  return [
    ...(instead === null ? [] : [found('BLOCK', 'airOrgRefuses', { airport: org, other: instead })]),
    ...all.flatMap((goods) => [
      ...aircraftFindings(goods, flight),
      ...batteryFindings(goods),
      ...carriageFindings(goods, flight),
      ...(goods.isKnown ? [] : [found('MANUAL', 'airUnknown', { row: goods.row, unNo: goods.unNo })]),
    ]),
    ...pairFindings(all),
    found('NEED_APPROVAL', 'airDgReview', { airline }),
  ];
}
