import type { GoodsFacts } from '../../goods/facts';
import { isStabilized } from '../../goods/reactive';
import { pairLevel, truckPair, type MixReason } from '../../road/mixing';
import { sharedConditions, ruleBook } from '../../rules/rule-book';
import { dayAt, daysAfter } from '../../values/days';
import type { TruckRuleInput } from './asked';
import { INHIBITED_DAYS, PACKAGED_MOST_KG } from './bounds';
import { isLittle, type TruckRow } from './cargo';
import { TRUCK_RULES, type TruckFindingCode } from './finding';
import { hazardClassOfRow, dangerousTruckRows, isToxic, OF_LICENCE } from './licence';
import { fewPoints } from './points';
import { OF_EXCEPTED, OF_LIMITED } from './rules-of-little';
import { isGas, OF_FILLING, OF_WEIGHT } from './rules-of-load';
import { isDeck, isTankTruck } from './vehicles';

type GoodsRuleInput = TruckRuleInput;

const dangerousRuleRows = ({ rows }: GoodsRuleInput): TruckRow[] => dangerousTruckRows(rows);

const findDangerousRow = (asked: GoodsRuleInput, is: (goods: GoodsFacts) => boolean): TruckRow | undefined =>
  dangerousRuleRows(asked).find(({ goods }) => goods !== null && is(goods));
const dangerousRowName = (asked: GoodsRuleInput, is: (goods: GoodsFacts) => boolean) => {
  const row = findDangerousRow(asked, is);
  return row && { goods: row.name };
};

/** Strongly corrosive: class 8, packing group I, until an expert decides otherwise. */
const isStrong = ({ hazardClass, packingGroup }: GoodsFacts): boolean => hazardClass === '8' && packingGroup === 'I';

/** Classes that contaminate a truck for general goods. */
const SOILING = ['6.1', '6.2', '8'];

const soiling = ({ rows, carrier, vehicle }: GoodsRuleInput) => {
  const row = rows.find(({ isDanger, apart }) => isDanger && SOILING.includes(apart.hazardClass ?? ''));
  return carrier.isClean && row && { carrier: carrier.nameCn, vehicle: vehicle.nameCn, class: hazardClassOfRow(row) };
};

const isSoiled = ({ rows, carrier }: GoodsRuleInput): boolean =>
  rows.some(({ isDanger }) => !isDanger) && !carrier.isClean;

const isPackaged = ({ vehicle }: GoodsRuleInput): boolean => isDeck(vehicle);

const M3 = 1000;
const mostTankLitres = (goods: GoodsFacts): number => (isToxic(goods) ? 10_000 : isStrong(goods) ? 20_000 : Infinity);

function tooManyLitres(asked: GoodsRuleInput) {
  const { vehicle } = asked;
  if (!isTankTruck(vehicle)) return null;
  const row = findDangerousRow(asked, (goods) => vehicle.litres > mostTankLitres(goods));
  return row?.goods && { goods: row.name, most: mostTankLitres(row.goods) / M3, litres: vehicle.litres / M3 };
}

const CALLED = { STEEL: '不锈钢', LINED: '衬塑', PRESSURE: '压力' } as const;

function wrongMaterial({ vehicle, liquid, rows }: GoodsRuleInput) {
  if (!isTankTruck(vehicle) || vehicle.material === 'PRESSURE' || !liquid) return null;
  const wanted = liquid.material === 'RUBBER' ? 'LINED' : 'STEEL';
  return wanted !== vehicle.material && { goods: rows[0]?.name ?? '', material: CALLED[wanted] };
}

const inTank = ({ vehicle }: GoodsRuleInput): boolean => isTankTruck(vehicle);
const firstRowName = ({ rows }: GoodsRuleInput) => ({ goods: rows[0]?.name ?? '' });
const inLiquidTank = ({ vehicle }: GoodsRuleInput): boolean => vehicle.kind === 'TANK';

const findCooledRow = (asked: GoodsRuleInput) => findDangerousRow(asked, ({ cooled }) => cooled !== null);
const coldValues = (row: TruckRow | undefined) =>
  row && { goods: row.name, control: row.goods?.cooled?.controlC ?? '' };

function tooWarm(asked: GoodsRuleInput) {
  const { vehicle, setC } = asked;
  if (vehicle.kind !== 'REEF' || setC === null) return undefined;
  const given = coldValues(findDangerousRow(asked, ({ cooled }) => cooled !== null && setC > cooled.controlC));
  return given && { ...given, set: setC };
}

export const isInhibitedRow = ({ goods }: Pick<TruckRow, 'goods'>): boolean => goods !== null && isStabilized(goods);

function uninhibited(asked: GoodsRuleInput) {
  const row = dangerousRuleRows(asked).find(isInhibitedRow);
  const until = daysAfter(dayAt(asked.stops.at(-1)?.at ?? 0), INHIBITED_DAYS);
  const isSpent = asked.inhibitorUntil === null || asked.inhibitorUntil < until;
  return row && isSpent && { goods: row.name };
}

const MIX_CODES: Readonly<Record<MixReason, TruckFindingCode>> = {
  unknown: 'truckMixUnknown',
  explosive: 'truckMixNever',
  explosiveLetter: 'truckMixAsk',
  never: 'truckMixNever',
  general: 'truckMixGeneral',
  worse: 'truckMixHouse',
  seaApart: 'truckMixAsk',
  seaAsk: 'truckMixUnknown',
};

/** First incompatible pair of each kind. Limited and excepted quantities are exempt. */
function mixed({ rows }: GoodsRuleInput): Partial<Record<TruckFindingCode, Record<string, string>>> {
  const said: Partial<Record<TruckFindingCode, Record<string, string>>> = {};
  rows.forEach((one, at) => {
    for (const other of rows.slice(at + 1)) {
      if (isLittle(one) || isLittle(other)) continue;
      const pair = truckPair(one.apart, other.apart);
      const isFree = ['PASS', 'PASS_CHECK_DGL'].includes(pairLevel(pair));
      if (!isFree && pair.reason) said[MIX_CODES[pair.reason]] ??= { one: one.name, other: other.name };
    }
  });
  return said;
}

const MIXES = ['truckMixGeneral', 'truckMixNever', 'truckMixHouse', 'truckMixAsk', 'truckMixUnknown'] as const;

const OF_COLD = {
  truckCold: (asked: GoodsRuleInput) => asked.vehicle.kind !== 'REEF' && coldValues(findCooledRow(asked)),
  truckColdAsk: (asked: GoodsRuleInput) => asked.vehicle.kind === 'REEF' && coldValues(findCooledRow(asked)),
};
const OF_WATCHED = {
  truckPrecursor: (asked: GoodsRuleInput) => dangerousRowName(asked, ({ controls }) => controls.precursor !== null),
  truckExplosivePre: (asked: GoodsRuleInput) =>
    dangerousRowName(asked, ({ controls }) => controls.isExplosivePrecursor),
};

export const OF_CARE = { ...OF_COLD, truckInhibitor: uninhibited, ...OF_WATCHED };

export const OF_GOODS = ruleBook<GoodsRuleInput, TruckFindingCode>(TRUCK_RULES, {
  ...OF_LICENCE,
  truckClean: soiling,
  truckGeneral: (asked) => isSoiled(asked) && { carrier: asked.carrier.nameCn, vehicle: asked.vehicle.nameCn },
  truckBoxNone: ({ vehicle, box }) => vehicle.kind === 'SKEL' && box === null,
  truckBoxOnly: ({ vehicle, box }) =>
    vehicle.kind !== 'SKEL' && box !== null && { box: box.nameCn, vehicle: vehicle.nameCn },
  truckBulk: (asked) =>
    inTank(asked) &&
    asked.rows.some(({ goods }) => goods !== null && !['LIQUID', 'GAS'].includes(goods.state)) && {
      ...firstRowName(asked),
      vehicle: asked.vehicle.nameCn,
    },
  truckGasOnly: (asked) =>
    (asked.vehicle.kind === 'TANKG') !== isGas(asked.rows[0]) && inTank(asked) && firstRowName(asked),
  truckClosed: (asked) =>
    asked.vehicle.kind === 'SIDE' &&
    dangerousRowName(asked, (goods) => isToxic(goods) || goods.controls.isExplosivePrecursor),
  truckTenTons: (asked) =>
    isPackaged(asked) &&
    asked.vehicle.payloadKg > PACKAGED_MOST_KG &&
    dangerousRowName(asked, (goods) => isToxic(goods) || isStrong(goods)),
  truckTankLitres: tooManyLitres,
  truckTankMaterial: wrongMaterial,
  truckTankUntold: (asked) => inLiquidTank(asked) && asked.liquid === null && firstRowName(asked),
  truckTankAsk: (asked) =>
    inLiquidTank(asked) && ['ASK', 'PASSIVATED'].includes(asked.liquid?.material ?? '') && firstRowName(asked),
  truckTankList: (asked) => inTank(asked) && firstRowName(asked),
  truckTankOne: (asked) => inTank(asked) && asked.rows.length > 1 && { count: asked.rows.length },
  ...OF_FILLING,
  truckGas: ({ vehicle }) => vehicle.kind === 'TANKG',
  truckBoxTank: (asked) => (asked.box?.isTank ?? false) && firstRowName(asked),
  ...OF_COLD,
  truckColdWarm: tooWarm,
  truckInhibitor: uninhibited,
  ...OF_WEIGHT,
  ...sharedConditions(MIXES, mixed),
  truckToxicPass: (asked) => dangerousRowName(asked, isToxic),
  ...OF_WATCHED,
  truckPoints: fewPoints,
  ...OF_LIMITED,
  ...OF_EXCEPTED,
});
