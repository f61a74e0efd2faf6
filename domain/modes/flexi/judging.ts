import { densityOff } from '../../goods/tank/density';
import { isThicknessOff } from '../../goods/tank/thickness';
import { HOTTEST_FILL_C, MOST_KG, mostLitres, ROAD_KG_US } from '../../goods/tank/flexitank';
import { freezesOnTheWay } from '../../offer/climate';
import { found, type FlexiFinding } from './finding';
import { goodsFreezingPoint, liquidFindings, type FlexiGoods } from './liquid';
import type { Unload } from './search';

export type BagLoad = {
  litres: number;
  kg: number;
  density: number;
  loadTemp: number;
  viscosity: number | null;
  unload: Unload | '';
  hasPad: boolean;
};

export type FlexiTransit = {
  carrier: { code: string; nameCn: string };
  mostKg: number | null;
  dst: string;
  /** Lowest temperature on the route in °C; null without figures. */
  coldest: number | null;
};

/** mm²/s; a thicker liquid does not drain by gravity. */
const GRAVITY_MOST = 1000;

function carrierFinding({ kg }: BagLoad, { carrier, mostKg }: FlexiTransit): FlexiFinding {
  const given = { carrier: carrier.nameCn, most: mostKg ?? 0, kg };
  if (mostKg === null) return found('MANUAL', 'flexiCarrierUntold', given);
  if (mostKg === 0) return found('BLOCK', 'flexiCarrierNo', given);
  return kg > mostKg ? found('BLOCK', 'flexiCarrierOver', given) : found('PASS', 'flexiCarrierTakes', given);
}

export function isFreezing(goods: Pick<FlexiGoods, 'known'>, coldest: number | null): boolean | null {
  const freezeC = goodsFreezingPoint(goods);
  return freezeC === null || coldest === null ? null : freezesOnTheWay(freezeC, coldest);
}

function coldFindings(goods: FlexiGoods, { hasPad }: BagLoad, { coldest }: FlexiTransit): FlexiFinding[] {
  const [freezeC, isCold] = [goodsFreezingPoint(goods), isFreezing(goods, coldest)];
  const given = { freezeC: freezeC ?? '', coldest: coldest ?? '' };
  if (isCold === null) return goods.known ? [found('MANUAL', 'flexiColdUntold', given)] : [];
  if (!isCold) return [found('PASS', 'flexiWarm', given)];
  return hasPad ? [] : [found('NEED_APPROVAL', 'flexiCold', given)];
}

/** Reports a density that deviates from the library, because it changes the loaded weight. */
export function densityFindings(
  { known }: Pick<FlexiGoods, 'known'>,
  { density, loadTemp }: Pick<BagLoad, 'density' | 'loadTemp'>,
): FlexiFinding[] {
  const off = densityOff(density, loadTemp, known);
  return off === null ? [] : [found('MANUAL', 'flexiDensityOff', { percent: off })];
}

function massFindings(
  goods: FlexiGoods,
  { kg, litres, density, loadTemp }: BagLoad,
  { dst }: FlexiTransit,
): FlexiFinding[] {
  return [
    kg > MOST_KG
      ? found('BLOCK', 'flexiMass', { kg, most: MOST_KG, instead: mostLitres(density) })
      : found('PASS', 'flexiFits', { kg, litres, most: MOST_KG }),
    ...densityFindings(goods, { density, loadTemp }),
    ...(dst.startsWith('US') && kg > ROAD_KG_US ? [found('NEED_APPROVAL', 'flexiUsRoad', { most: ROAD_KG_US })] : []),
  ];
}

/** Findings on a liquid in a bag; search and form both call it. */
export function bagFindings(goods: FlexiGoods, loaded: BagLoad, way: FlexiTransit): FlexiFinding[] {
  const { loadTemp, viscosity, unload } = loaded;
  const isOff = viscosity !== null && isThicknessOff(viscosity, goods.known?.goodsId ?? '');
  const isThick = unload === 'GRAVITY' && viscosity !== null && viscosity > GRAVITY_MOST;
  return [
    ...liquidFindings(goods),
    ...massFindings(goods, loaded, way),
    carrierFinding(loaded, way),
    ...(loadTemp > HOTTEST_FILL_C ? [found('BLOCK', 'flexiHot', { degrees: loadTemp, most: HOTTEST_FILL_C })] : []),
    ...coldFindings(goods, loaded, way),
    ...(isOff ? [found('MANUAL', 'flexiViscosityOff', { goods: goods.name, viscosity })] : []),
    ...(isThick ? [found('NEED_APPROVAL', 'flexiGravity', { viscosity, most: GRAVITY_MOST })] : []),
  ];
}
