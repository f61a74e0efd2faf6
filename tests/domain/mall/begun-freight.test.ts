import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { isCarrying } from '../../../domain/modes/carrying';
import { ROAD_CITIES, roadCity } from '../../../domain/road/cities';
import { roadKm, STOCK_CITIES } from '../../../domain/mall/places';
import { waysOf } from '../../../domain/mall/landed';
import { PACK_FORMS, type PackForm } from '../../../domain/mall/product';
import { carryingOf, freightBegun } from '../../../domain/modes/mall/begun-freight';
import { vesselsFor } from '../../../domain/modes/mall/carried';
import { cityCodeAt, stationBeside } from '../../../domain/road/city-at';
import { mallQuoteFor } from '../../support/mall-order';

/** No truck drives further to fetch what lies beside its city. */
const NEAR_KM = 100;

const quote = mallQuoteFor('fetched');
const [, glycol] = quote.search.lines;
const only = (form: PackForm, kg = 20_500) => ({
  search: { ...quote.search, lines: glycol ? [{ ...glycol, kg, sold: { ...glycol.sold, form } }] : [] },
});

describe('a freight order that is begun for a purchase', () => {
  it('is offered by the modes that could carry all of it', () => {
    expect(carryingOf(only('D200'))).toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'DOM', 'TRUCK']);
    expect(carryingOf(only('BULK'))).toEqual(['TANK', 'FLEXI', 'TRUCK']);
    expect(carryingOf(only('BAG'))).toEqual(['FLEXI']);
    expect(carryingOf(quote), 'of which some is dangerous').toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'TRUCK']);
    const lines = [...only('BULK').search.lines, ...only('D200').search.lines];
    expect(carryingOf({ search: { ...quote.search, lines } }), 'nothing carries both').toEqual([]);
  });

  it('goes by what the shop prices its delivery by', () => {
    const wayIn = { TANK: 'TANK', BAG: 'BAG', PACKS: 'BOX' } as const;
    for (const form of PACK_FORMS) {
      const ways = waysOf({ isDanger: false, gate: 'OPEN', state: 'LIQUID' }, { form });
      const [first = 'PACKS'] = vesselsFor(form);
      expect(ways, form).toContain(wayIn[first]);
    }
  });

  it('has its goods, how much of them and the place of their store filled in, as the search of each mode reads them', () => {
    expect(decodeURIComponent(freightBegun('TANK', only('BULK')))).toBe(
      `/tankIndex?org=${quote.search.city}&d=N&goods=乙二醇&q=20.5&kg=20500`,
    );
    expect(decodeURIComponent(freightBegun('TRUCK', only('BULK')))).toBe(
      `/haul?org=${cityCodeAt(quote.search.city)}&d=N&goods=乙二醇&q=20.5&kg=20500`,
    );
    expect(decodeURIComponent(freightBegun('FCL', only('D200')))).toBe(
      `/shippingFcl?org=${quote.search.city}&d=N&goods=乙二醇&box=20GP*2&rows=n~91~22184`,
    );
    expect(freightBegun('LCL', quote), 'of several nobody guesses which is meant').toBe(
      `/shippingLcl?org=${quote.search.city}`,
    );
    expect(freightBegun('RAIL', { search: { ...quote.search, city: 'CNZJG' } })).toBe('/railWayIndex?org=RSZ');
  });

  it('begins in every mode at the store, as that mode knows it: a port, the city that trucks load in, or a station', () => {
    const isNear = (city: string, code: string) => (roadKm(city, code) ?? Infinity) <= NEAR_KM;
    const modes = Object.keys(MODES).filter(isCarrying);
    const told = STOCK_CITIES.map((city) => {
      const stored = { search: { ...quote.search, city } };
      const begun = modes.map((mode) => [MODES[mode].places, /[?&]org=(\w+)/.exec(freightBegun(mode, stored))?.[1]]);
      expect(new Set(begun.flatMap(([places, org]) => (places === 'port' ? [org] : []))), city).toEqual(
        new Set([city]),
      );
      const [truck] = begun.flatMap(([places, org]) => (places === 'roadCity' ? [org ?? ''] : []));
      const passed = roadCity(truck ?? '') === undefined ? ROAD_CITIES.filter(({ code }) => isNear(city, code)) : [];
      expect(passed, city).toEqual([]);
      return roadCity(truck ?? '')?.nameCn ?? null;
    });
    expect(STOCK_CITIES.filter((city) => stationBeside(city) !== null)).toEqual(['CNZJG']);
    expect(told).toEqual(['苏州市', '天津市', '广州市', '青岛市', '宁波市', null, null, '连云港市']);
  });
});
