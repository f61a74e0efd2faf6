// Compares charged prices with the tables of the price documents; contains no figures of its own.
import { describe, expect, it } from 'vitest';

import { findAirport } from '../../../domain/modes/air/airports';
import { countGaugeChanges } from '../../../domain/modes/rail/corridor';
import { airRatesFor as airRatesOn } from '../../../server/trade/modes/air/tariff';
import { stationRates } from '../../../server/trade/modes/cfs/tariff';
import { supplierRates as flexiRatesOf } from '../../../server/trade/modes/flexi/tariff';
import { ROUTES } from '../../../server/trade/modes/rail/routes';
import { FREE_DAYS, overdueRates, tariffRates as railRatesOn } from '../../../server/trade/modes/rail/tariff';
import papers from '../../support/papers/figures.json';
import { demoTariffs } from '../../../server/trade/modes/sheets';

type Figures = Readonly<Record<string, number>>;

const { AIR, RAIL, CFS, FLEXI } = papers.tariffs;

const cents = (units: number): number => Math.ceil(Math.round(units * 1e8) / 1e6);
const inCents = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([key, units]) => [key, cents(units)]));
const of = <TValue>(table: Readonly<Record<string, TValue>>, key: string): TValue => {
  const found = table[key];
  if (found === undefined) throw new Error(`the paper says nothing of ${key}`);
  return found;
};

describe('air tariff of the price document', () => {
  const { yuan, tariff, breaks, orgFactor, lineOf } = AIR;
  const ways = Object.keys(orgFactor).flatMap((org) => Object.keys(lineOf).map((dst) => ({ org, dst })));

  it.each(ways)('matches from $org to $dst', ({ org, dst }) => {
    const line = of<string>(lineOf, dst);
    const perKg: Figures = of(tariff, line);
    const at = (key: string): number => cents(of(perKg, key) * of<number>(orgFactor, org));
    const country = findAirport(dst)?.country ?? '';
    const rates = airRatesOn({ org, dst, factor: 1, rate: 1, tariffs: demoTariffs() });
    expect(rates?.ladder).toEqual({
      minimum: at('M'),
      rungs: [{ from: 0, perKg: at('N') }, ...breaks.map((from) => ({ from, perKg: at(String(from)) }))],
    });
    expect(rates?.fuel).toBe(cents(of<number>(AIR.fscYuanPerKg, line)));
    expect(rates?.manifest).toBe(country in yuan.AMS ? cents(of<number>(yuan.AMS, country)) : null);
  });

  it('matches for surcharges of any route', () => {
    const { general, danger } = yuan.THC;
    expect(airRatesOn({ org: 'PVG', dst: 'FRA', factor: 1, rate: 1, tariffs: demoTariffs() })).toMatchObject({
      danger: AIR.dangerFactor,
      dangerByUn: AIR.dangerFactorByUn,
      security: cents(yuan.SSC),
      handling: {
        general: { perKg: cents(general.perKg), leastKg: general.minKg },
        danger: { perKg: cents(danger.perKg), leastKg: danger.minKg },
      },
      bill: cents(yuan.AWB),
      houseBill: cents(yuan.HAWB),
      check: cents(yuan.RAC),
      checkMore: cents(yuan.RACX),
    });
  });
});

describe('rail tariff of the price document', () => {
  const { routes, gaugeUsd, cocUsd, heatUsd40, heatTwentyShare, linerUsd, yuan, dangerFactor, coc } = RAIL;

  it('covers every route of the document and no other', () => {
    expect(ROUTES.map(({ platform, org, dst, border }) => [platform.code, org.code, dst.code, border])).toEqual(
      routes.map(({ platform, org, dst, border }) => [platform, org, dst, border]),
    );
  });

  it.each(routes)('matches from $org to $dst by $border', ({ org, dst, border, raf }) => {
    const route = ROUTES.find((one) => one.org.code === org && one.dst.code === dst && one.border === border);
    if (!route) throw new Error('there is no such way');
    const rates = railRatesOn(route, { rate: 1, tariffs: demoTariffs() });
    if (!rates) throw new Error('the demo has every price');
    const heat = of<number>(heatUsd40, border);
    expect(rates).toMatchObject({
      freight: inCents(raf),
      surcharge: Object.fromEntries(
        Object.entries(dangerFactor).map(([hazardClass, factor]) => [
          hazardClass,
          inCents(Object.fromEntries(Object.entries(raf).map(([type, usd]) => [type, usd * (factor - 1)]))),
        ]),
      ),
      gauge: inCents(gaugeUsd),
      changes: countGaugeChanges(route.line),
      use: inCents(of<Figures>(cocUsd, route.line)),
      heat: inCents({ '20GP': heat * heatTwentyShare, '40GP': heat, '40HQ': heat }),
      liner: inCents({ '20GP': linerUsd, '40GP': linerUsd, '40HQ': linerUsd }),
      station: inCents(yuan.STA),
      seal: cents(yuan.SEA),
      bill: cents(yuan.DOC),
    });
    const services = Object.entries(rates.services).map(([code, one]) => [code, one?.yuan]);
    expect(Object.fromEntries(services)).toMatchObject({ TRN: yuan.TRN, LASH: yuan.LASH, DGA: yuan.DGA });
  });

  it('matches for container detention', () => {
    expect([FREE_DAYS, overdueRates(demoTariffs())]).toEqual([coc.freeDays, inCents(coc.perDayUsd)]);
  });
});

it('CFS loading rates match the price document', () => {
  const dangerous = (figures: Figures) =>
    Object.fromEntries(Object.entries(figures).map(([type, yuan]) => [type, yuan * CFS.drayDangerFactor]));
  expect(stationRates(demoTariffs())).toEqual({
    load: { Y: inCents(CFS.LOAD.danger), N: inCents(CFS.LOAD.general) },
    evening: CFS.EVENING,
    weekend: CFS.WEEKEND,
    unload: { Y: cents(CFS.UNL.dangerPerT), N: cents(CFS.UNL.generalPerT) },
    leastTons: 1,
    certificate: cents(CFS.CERT),
    packer: cents(CFS.PACKER),
    placard: cents(CFS.PLACARD),
    fork: cents(CFS.FORK.perPiece),
    forkOverKg: CFS.FORK.overKg,
    storage: {
      Y: { freeDays: CFS.WHR.freeDays.danger, tonDay: cents(CFS.WHR.perTonDay.danger) },
      N: { freeDays: CFS.WHR.freeDays.general, tonDay: cents(CFS.WHR.perTonDay.general) },
    },
    lash: inCents(CFS.LASH),
    drayage: { Y: inCents(dangerous(CFS.DRAY)), N: inCents(CFS.DRAY) },
    wrap: cents(CFS.WRAP),
    pallet: cents(CFS.PALLET),
    photo: cents(CFS.PHOTO),
    weigh: cents(CFS.VGMW),
    customs: 35_000,
  });
});

it('flexitank rates match the price document', () => {
  expect(flexiRatesOf({ share: 1 }, { carriage: [], notIncluded: [] }, demoTariffs())).toMatchObject({
    bag: Object.entries(FLEXI.bagYuan).map(([litres, yuan]) => ({ litres: Number(litres), amount: cents(yuan) })),
    custom: cents(FLEXI.customYuan),
    multi: FLEXI.multiLayerFactor,
    food: cents(FLEXI.foodGradeYuan),
    foodBox: cents(FLEXI.foodBoxYuan),
    fitting: cents(FLEXI.fittingYuan),
    bulkhead: cents(FLEXI.bulkheadYuan),
    pad: cents(FLEXI.heatPadYuan),
    far: { perKm: cents(FLEXI.fittingFarYuanPerKm), freeKm: FLEXI.fittingFreeKm },
    unload: inCents(FLEXI.unloadUsd),
    disposal: cents(FLEXI.disposalUsd),
  });
});
