import { describe, expect, it } from 'vitest';

import { MODES } from '../../../domain/mode-ids';
import { isCarrying } from '../../../domain/modes/carrying';
import { ROAD_CITIES, roadCity } from '../../../domain/road/cities';
import { roadKm, STOCK_CITIES } from '../../../domain/mall/places';
import { deliveryKinds } from '../../../domain/mall/landed';
import { PACK_FORMS, type PackForm } from '../../../domain/mall/product';
import { purchaseCarryingModes, freightBegun as begun } from '../../../domain/modes/mall/begun-freight';
import { vesselsForPack } from '../../../domain/modes/mall/carried';
import { cityCodeAt, stationBeside } from '../../../domain/road/city-at';
import { FCL } from '../../../domain/modes/fcl/mode';
import { isGeneralTyped, lclQuestion, rowFaults } from '../../../domain/modes/lcl/search';
import { SOLD_PARTS } from '../../../domain/offer/carried';
import { readSailingsQuery, searchFromQuery } from '../../../domain/offer/sailing-address';
import { PRODUCTS } from '../../../server/orders/mall/table/products';
import { factsFor } from '../../support/fcl-order';
import { mallQuoteFor } from '../../support/mall-order';

/** Maximum distance of a truck from the warehouse to its loading city. */
const NEAR_KM = 100;

const quote = mallQuoteFor('fetched');
const apart = mallQuoteFor('apart');
const [epoxy, glycol] = quote.search.lines;
const freightBegun = (...asked: Parameters<typeof begun>): string => begun(...asked).address;
const only = (form: PackForm, kg = 20_500) => ({
  search: { ...quote.search, lines: glycol ? [{ ...glycol, kg, sold: { ...glycol.sold, form } }] : [] },
});

describe('freight order for a purchase', () => {
  it('is offered by the modes that can carry all of it', () => {
    expect(purchaseCarryingModes(only('D200'))).toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'DOM', 'TRUCK']);
    expect(purchaseCarryingModes(only('BULK'))).toEqual(['TANK', 'FLEXI', 'TRUCK']);
    expect(purchaseCarryingModes(only('BAG'))).toEqual(['FLEXI']);
    expect(purchaseCarryingModes(quote), 'of which some is dangerous').toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'TRUCK']);
    const lines = [...only('BULK').search.lines, ...only('D200').search.lines];
    expect(purchaseCarryingModes({ search: { ...quote.search, lines } }), 'nothing carries both').toEqual([]);
  });

  it('matches the delivery vessels of the shop', () => {
    const wayIn = { TANK: 'TANK', BAG: 'BAG', PACKS: 'BOX' } as const;
    for (const form of PACK_FORMS) {
      const ways = deliveryKinds({ isDanger: false, gate: 'OPEN', state: 'LIQUID' }, { form });
      const [first = 'PACKS'] = vesselsForPack(form);
      expect(ways, form).toContain(wayIn[first]);
    }
  });

  it('prefills goods, amount and place of the warehouse for each mode', () => {
    expect(decodeURIComponent(freightBegun('TANK', only('BULK')))).toBe(
      `/tankIndex?org=${quote.search.city}&d=N&goods=乙二醇&q=20.5`,
    );
    expect(decodeURIComponent(freightBegun('TRUCK', only('BULK')))).toBe(
      `/haul?org=${cityCodeAt(quote.search.city)}&d=N&goods=乙二醇&kg=20500`,
    );
    expect(decodeURIComponent(freightBegun('TRUCK', only('D200')))).toBe(
      `/haul?org=${cityCodeAt(quote.search.city)}&d=N&goods=乙二醇&kg=22184&rows=n~91~22184~~~~20500~1A1`,
    );
    expect(decodeURIComponent(freightBegun('FCL', only('D200')))).toBe(
      `/shippingFcl?org=${quote.search.city}&d=N&goods=乙二醇&box=20GP*2&rows=n~91~22184~~~meg~20500~1A1~乙二醇`,
    );
    expect(decodeURIComponent(freightBegun('AIR', only('D200')))).toBe('/airLift?d=N&pcs=91&kg=22184');
    expect(decodeURIComponent(freightBegun('DOM', only('D200')))).toContain('&box=20GP*2&kg=11092');
    expect(freightBegun('RAIL', { search: { ...quote.search, city: 'CNZJG' } })).toBe('/railWayIndex?org=RSZ');
  });

  it('takes all goods of one container, each a row with facts, packages and kilograms', () => {
    const address = freightBegun('FCL', quote);
    expect(decodeURIComponent(address)).toBe(
      '/shippingFcl?org=CNZJG&d=Y&un=3082&goods=环氧树脂（液态,环境危害）&box=20GP*1' +
        '&rows=3082~4~956~~III~epoxy-resin~880~1A1,n~4~974~~~meg~900~1A1~乙二醇',
    );
    const search = searchFromQuery(readSailingsQuery(`${address.slice(address.indexOf('?'))}&dst=NLRTM`));
    if (!search) throw new Error('something is missing');
    const { quote: locked } = factsFor('NLRTM', true, { search });
    if (!locked) throw new Error('there is no quote');
    const form = FCL.quoted(FCL.blank, locked);
    expect(form.goods).toMatchObject([
      { goodsId: 'epoxy-resin', unNo: '3082', pieces: '4', grossKg: '956', netKg: '880', packKind: '1A1' },
      { goodsId: 'meg', isGeneral: true, nameCn: '乙二醇', pieces: '4', grossKg: '974', netKg: '900', packKind: '1A1' },
    ]);
    expect(begun('FCL', quote).left).toEqual([]);
  });

  it('takes the same to a shared container and marks general goods', () => {
    const address = freightBegun('LCL', quote);
    const { rows, isDanger } = lclQuestion.asked(address.slice(address.indexOf('?')));
    expect(rows.map((row) => [row.unNo, row.pieces, row.kg, row.group, isGeneralTyped(row)])).toEqual([
      ['3082', '4', '956', 'III', false],
      ['g', '4', '974', '', true],
    ]);
    expect(
      rows.map((row) => rowFaults(row, isDanger)),
      'room is still to be said',
    ).toEqual([['m3'], ['m3']]);
  });

  it('leaves out goods that must not share a container and names them', () => {
    const { address, left } = begun('FCL', apart);
    expect(decodeURIComponent(address)).toMatch(/&rows=3082~4~956~~III~epoxy-resin~880~1A1$/);
    expect(left).toEqual([{ why: 'apart', names: ['乙二醇'] }]);
  });

  it('takes goods with UN numbers on a truck and names those without', () => {
    const more =
      epoxy && glycol ? [glycol, epoxy, { ...epoxy, row: { ...epoxy.row, unNo: '1866', goodsId: 'r' } }] : [];
    const { address, left } = begun('TRUCK', { search: { ...quote.search, lines: more, loads: [[0, 1, 2]] } });
    expect(decodeURIComponent(address)).toMatch(
      /&d=Y&un=3082&goods=.*&pg=III&kg=1912&with=1866_III&rows=3082~4~956~~III~~880~1A1,1866~4~956~~III~~880~1A1$/,
    );
    expect(left).toEqual([{ why: 'unnumbered', names: ['乙二醇'] }]);
  });

  it('takes none of several goods to a search for one', () => {
    for (const mode of ['AIR', 'RAIL', 'DOM'] as const) {
      const { address, left } = begun(mode, quote);
      expect(address, mode).not.toContain('goods=');
      expect(left, mode).toEqual([{ why: 'oneKind', names: ['环氧树脂（液态,环境危害）', '乙二醇'] }]);
    }
  });

  it('can express every substance and packaging of the catalogue', () => {
    const told = PRODUCTS.trim()
      .split('\n')
      .map((line) => line.split('|'));
    const kinds = told.flatMap((parts) => parts[13]?.split(',').map((pack) => /\/(\w+):/.exec(pack)?.[1] ?? '') ?? []);
    expect(kinds.length).toBeGreaterThan(100);
    expect(told.map(([, goodsId = '']) => goodsId).filter((id) => !SOLD_PARTS.goodsId.test(id))).toEqual([]);
    expect(kinds.filter((kind) => !SOLD_PARTS.kind.test(kind))).toEqual([]);
  });

  it('starts in every mode at the warehouse: a port, a loading city or a station', () => {
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
