import type { Aircraft } from '../../goods/air/aircraft';
import { isAirApart } from '../../goods/air/air-apart';
import { airQuestion } from '../../goods/air/limit';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { Controls } from '../../goods/facts';
import { isLithium, MOST_SOC } from '../../goods/watched';
import { judgeCharge } from './charge';
import { found, type AirFinding } from './finding';
import { judgePacked, type AirPackage } from './packed';

export type AirGoods = AirPackage & {
  row: number;
  name: string;
  /** Null when unknown. */
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  controls: Controls;
  /** True if the UN number is in the library. */
  isKnown: boolean;
  /** State of charge of lithium batteries in %; null when unknown. */
  soc: number | null;
  isDamaged: boolean;
  /** Number of the shared outer package; null when not shared. */
  outer: number | null;
};

export type Flight = {
  aircraft: Aircraft;
  airline: string;
  takes: readonly HazardClass[];
  org: string;
  /** Nearest airport that accepts dangerous goods; null when the origin does. */
  instead: string | null;
  /**
   * For passenger flights: the next freighter. Null when there is none, or when the list names it beside each flight.
   */
  freighter: { flight: string; from: string; day: string } | null;
  /** Countries of arrival and of every stop. */
  countries: readonly string[];
};

const DIFFERING = ['US', 'AU', 'JP'];
const DIFFERENT: readonly HazardClass[] = ['2.1', '5.1', '6.1'];

const findingForGoods = ({ unNo, group, percent, row, name, net }: AirGoods): AirFinding => {
  const question = airQuestion(unNo);
  const given = { row, goods: name, unNo };
  if (question === 'percent' && percent === null) return found('MANUAL', 'airAskPercent', given);
  if (question === 'group' && group === null) return found('MANUAL', 'airAskGroup', given);
  return found('MANUAL', net === null || net <= 0 ? 'airAskNet' : 'airAskGross', given);
};

/**
 * Reason for cargo aircraft only: passenger aircraft refuse it, the amount is over their limit, or the packing
 * instruction is CAO.
 */
const cargoOnly = (net: number, pax: number) => (pax === 0 ? 'airCaoOnly' : net > pax ? 'airCao' : 'airCaoPacked');

function aircraftFindings(goods: AirGoods, { aircraft, freighter }: Flight): AirFinding[] {
  const { row, name, unNo, net } = goods;
  const { answer, limit, part } = judgePacked(goods);
  const amounts = { net: net ?? 0, unit: limit?.unit ?? '', pax: limit?.pax?.most ?? 0, cao: limit?.cao?.most ?? 0 };
  const given = { row, goods: name, unNo, ...amounts, pi: part?.pi ?? '' };
  switch (answer) {
    case 'FORBIDDEN':
      return [found('BLOCK', 'airForbidden', given)];
    case 'MANUAL':
      return [found('MANUAL', 'airUnlisted', given)];
    case 'ASK':
      return [findingForGoods(goods)];
    case 'OVER':
      // The amount exceeds only the limited-quantity limit.
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
  const charge = judgeCharge(goods);
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

function judgePair(one: AirGoods, other: AirGoods): AirFinding | null {
  const given = { one: one.name, other: other.name, rowOne: one.row, rowOther: other.row };
  if (one.hazardClass === null || other.hazardClass === null) return found('MANUAL', 'airPairUnread', given);
  const mine = { ...one, hazardClass: one.hazardClass };
  if (!isAirApart(mine, { ...other, hazardClass: other.hazardClass })) return null;
  const isTogether = one.outer !== null && one.outer === other.outer;
  return isTogether ? found('BLOCK', 'airTogether', given) : found('PASS', 'airApart', given);
}

function pairFindings(all: readonly AirGoods[]): AirFinding[] {
  const pairs = all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => judgePair(one, other) ?? []));
  return pairs.length > 0 || all.length === 0 ? pairs : [found('PASS', 'airBeside')];
}

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
