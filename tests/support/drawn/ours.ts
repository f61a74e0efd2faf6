import { AIRLINES } from '../../../domain/modes/air/airlines';
import { airCancelFee } from '../../../domain/modes/air/cancel';
import { airCharges } from '../../../domain/modes/air/price';
import { findTankType } from '../../../domain/goods/tank/types';
import { domCharges } from '../../../domain/modes/dom/price';
import { flexiCharges } from '../../../domain/modes/flexi/price';
import { lclCharges } from '../../../domain/modes/lcl/price';
import { tankCharges } from '../../../domain/modes/tank/price';
import { whCancelFee } from '../../../domain/modes/wh/cancel';
import { whCharges } from '../../../domain/modes/wh/price';
import { splitTax, type Charges } from '../../../domain/offer/charges';
import { minorUnits } from '../../../domain/values/money';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { airRatesFor } from '../../../server/trade/modes/air/tariff';
import { shipRates as domRatesOf } from '../../../server/trade/modes/dom/tariff';
import { boxRatesFromCharges, supplierRates as flexiRatesOf } from '../../../server/trade/modes/flexi/tariff';
import { serviceRates } from '../../../server/trade/modes/lcl/asked';
import { findService } from '../../../server/trade/modes/lcl/services';
import { readSearchCargo } from '../../../server/trade/modes/tank/cargo-asked';
import { findOperator } from '../../../server/trade/modes/tank/fleet';
import { tankRates as tankRatesOn } from '../../../server/trade/modes/tank/tariff';
import { findRoom } from '../../../server/trade/modes/wh/rooms';
import { seaCharges } from '../../../server/trade/sea/charges';
import { roomRates } from '../../../server/trade/modes/wh/tariff';
import { boxFees, cfsPrice, placarded, placed, shedSays } from './box-ours';
import { worded, type Counted } from './counted';
import { atStops, axlesOf, feeOf, hours, partFeeOf, partPrice, truckPrice } from './road-ours';
import type { AirInput, DomInput, FeeInput, FlexiInput, LclInput, TankInput, WhInput } from './inputs';
import { demoTariffs } from '../../../server/trade/modes/sheets';

const totals = (charges: Charges | null): Counted => charges && [charges.totalUsd.amount, charges.totalYuan.amount];

function airPrice({ org, dst, airline, kg, cm3, uns, awb, rate }: AirInput) {
  const factor = AIRLINES.find(({ code }) => code === airline)?.factor ?? Number.NaN;
  const rates = airRatesFor({ org, dst, factor, rate, tariffs: demoTariffs() });
  const dangerous = uns.map((unNo) => ({ unNo, hazardClass: findGoods(unNo)?.hazardClass ?? ('9' as const) }));
  return rates && airCharges({ kg, cm3, dangerous, awbType: awb }, rates);
}

function lclPrice({ cfs, dst, rows, stackable, rate }: LclInput) {
  const service = findService(cfs, dst);
  const rates = service && serviceRates(service, { rate, wholeBox: null, tariffs: demoTariffs() });
  const told = rows.map(({ un, ...row }) => {
    const goods = un === undefined ? undefined : findGoods(un);
    return { ...row, hazards: goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [] };
  });
  return rates && lclCharges({ rows: told, isStackable: stackable }, rates);
}

function whPrice({ comp, palletize, ...input }: WhInput) {
  const room = findRoom(`W-${comp}`);
  const rates = room && roomRates(room, demoTariffs());
  return rates ? whCharges({ ...input, palletized: palletize }, rates) : null;
}

function tankPrice({ liquid, op, type, n, clean, last, heating, n2, ...way }: TankInput) {
  const [tank, operator] = [findTankType(type), findOperator(op)];
  const cargo = readSearchCargo({
    isDanger: 'un' in liquid ? 'Y' : 'N',
    unNo: 'un' in liquid ? liquid.un : null,
    goods: 'goods' in liquid ? liquid.goods : null,
    group: 'group' in liquid ? liquid.group : null,
    isFood: false,
  });
  const ride = { org: way.org, line: way.line, rate: way.rate, transitDays: way.transit };
  const rates = tank && operator && tankRatesOn({ tank, operator, cargo, tariffs: demoTariffs() }, ride);
  const filled = { tanks: n, last, heating, isCleaned: clean, hasNitrogen: n2 };
  return rates ? tankCharges({ ...filled, days: rates.days.least }, rates) : null;
}

function flexiPrice({ line, n, food, heat, rate, share, ...bag }: FlexiInput) {
  const carriage = seaCharges(line, rate, {
    cargo: { kind: 'GENERAL' },
    boxes: [{ type: '20GP', count: 1 }],
    tariffs: demoTariffs(),
  });
  const rates = carriage && flexiRatesOf({ share }, boxRatesFromCharges(carriage), demoTariffs());
  return rates && flexiCharges({ ...bag, bags: n, isFood: food, hasPad: heat }, rates);
}

function domPrice({ org, dst, box, n, kg, share, insured, ...ends }: DomInput): Counted {
  const rates = domRatesOf([{ org, dst, rate: 1 + share }], demoTariffs());
  const priced = { ...ends, loads: [{ type: box, count: n, kg }], insured: insured === 0 ? null : minorUnits(insured) };
  const charges = rates && domCharges(priced, rates);
  return charges && Object.values(splitTax(charges));
}

const HOUR = 3_600_000;

/** Cancellation fees of a booked order by hours ahead; the warehouse room costs nine yuan per ton and day. */
function fees({ hours, freight, tons }: FeeInput): Counted {
  const amount = Math.round(freight * 100);
  const [air, room] = [
    airCancelFee({ state: 'BOOKED', now: 0, leaves: hours * HOUR, freight: amount }),
    findRoom('W-SHHS-A'),
  ];
  const rates = room && roomRates(room, demoTariffs());
  const stored = rates && whCancelFee({ state: 'BOOKED', now: 0, comes: hours * HOUR, tons, rates });
  return [air?.amount ?? -1, stored?.amount ?? -1];
}

export const OURS = {
  AIR: (input: AirInput): Counted => worded(airPrice(input)),
  LCL: (input: LclInput): Counted => worded(lclPrice(input)),
  WH: (input: WhInput): Counted => worded(whPrice(input)),
  TANK: (input: TankInput): Counted => totals(tankPrice(input)),
  FLEXI: (input: FlexiInput): Counted => totals(flexiPrice(input)),
  DOM: domPrice,
  fees,
  CFS: cfsPrice,
  boxFees,
  sheds: shedSays,
  places: placed,
  placards: placarded,
  TRUCK: truckPrice,
  stops: atStops,
  part: partPrice,
  roadHours: hours,
  axles: axlesOf,
  partFees: partFeeOf,
  truckFees: feeOf,
};
