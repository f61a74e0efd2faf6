import type { GoodsFacts } from '../../../../../domain/goods/facts';
import { findTankLiquid } from '../../../../../domain/goods/tank/liquids';
import type { Stop, TruckRuleInput } from '../../../../../domain/modes/truck/asked';
import { GENERAL, type TruckRow } from '../../../../../domain/modes/truck/cargo';
import { ROAD_CARRIERS } from '../../../../../domain/modes/truck/carriers';
import { roadCity } from '../../../../../domain/road/cities';
import type { TruckFindingCode } from '../../../../../domain/modes/truck/finding';
import { truckFindings } from '../../../../../domain/modes/truck/judging';
import { VEHICLES, type VehicleCode } from '../../../../../domain/modes/truck/vehicles';
import { listFestivals } from '../../../../../domain/modes/truck/holidays';
import { BUILT_IN } from '../../../../../domain/values/days-off';
import { parseMoment } from '../../../../../domain/values/moments';
import { findGoods } from '../../../../../server/world/dangerous-goods/library';

export const at = (typed: string): number => parseMoment(typed) ?? Number.NaN;

export function goodsOf(unNo: string): GoodsFacts {
  const goods = findGoods(unNo);
  if (!goods) throw new Error(`no goods ${unNo}`);
  return goods;
}

export const row = (goods: GoodsFacts, more: Partial<TruckRow> = {}): TruckRow => ({
  name: goods.nameCn,
  isDanger: true,
  goods,
  apart: goods,
  limited: null,
  excepted: null,
  kg: 5000,
  netKg: null,
  at: null,
  ...more,
});
export const ofNumber = (unNo: string, more: Partial<TruckRow> = {}): TruckRow => row(goodsOf(unNo), more);
export const ASH: TruckRow = { ...row(goodsOf('1219')), name: '纯碱', isDanger: false, goods: null, apart: GENERAL };
export const NOBODY: TruckRow = {
  ...ofNumber('1219'),
  name: '某溶剂',
  goods: null,
  apart: { ...GENERAL, unNo: '9999' },
};

export const stop = (code: string, when: string): Stop => {
  const city = roadCity(code);
  if (!city) throw new Error(`no city ${code}`);
  return { city, at: at(when), opens: null, until: null };
};

const DAY = stop('3205', '2026-12-07T08:00');
const NEXT = stop('4101', '2026-12-08T15:36');

type Change = Partial<TruckRuleInput> & {
  by?: string;
  type?: VehicleCode;
  pickup?: Stop;
  between?: Stop[];
  drop?: Stop;
  dropUntil?: number | null;
};

export function asked(
  rows: readonly TruckRow[],
  { by = 'LXWY', type = 'BOX13', pickup = DAY, between = [], drop = NEXT, dropUntil = null, ...more }: Change = {},
): TruckRuleInput {
  const carrier = ROAD_CARRIERS.find(({ code }) => code === by);
  if (!carrier) throw new Error(`no carrier ${by}`);
  return {
    carrier: { ...carrier, isClean: false },
    vehicle: VEHICLES[type],
    rows,
    liquid: null,
    box: null,
    kg: rows.reduce((sum, { kg }) => sum + (kg ?? 0), 0),
    m3: null,
    sections: null,
    stops: [pickup, ...between, { ...drop, until: dropUntil }],
    loadsWithin: 0,
    hasNight: false,
    festivals: listFestivals(BUILT_IN),
    inhibitorUntil: null,
    setC: null,
    ...more,
  };
}

type Judged = { code: TruckFindingCode; level: string };
export const judged = (of: TruckRuleInput): Judged[] => truckFindings(of).map(({ code, level }) => ({ code, level }));
export const codesOf = (of: TruckRuleInput): TruckFindingCode[] => judged(of).map(({ code }) => code);
export const givenOf = (of: TruckRuleInput, code: TruckFindingCode) =>
  truckFindings(of).find((one) => one.code === code)?.given;

export const IPA = ofNumber('1219');
export const NACN = ofNumber('1689');
export const PAINT = ofNumber('1263');
export const PEROXIDE = ofNumber('2014');
const LIQUID = findTankLiquid('isopropanol');
export const inTank = (kg: number, type: VehicleCode = 'TANK30') =>
  asked([{ ...IPA, kg }], { by: 'DYGY', type, liquid: LIQUID, kg });
