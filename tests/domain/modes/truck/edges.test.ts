import { expect, it } from 'vitest';

import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import { truckQuestion } from '../../../../domain/modes/truck/search';
import { readLoadKg } from '../../../../domain/modes/truck/reading';
import {
  AT_FOUR,
  BOXED,
  soundTruckOn,
  truckFacts,
  trucksFor,
  truckQuoteFor,
  truckSearchOf,
} from '../../../support/truck-order';

const quotedAt = (address: string, vehicle: string, change: Partial<TruckForm> = {}) => {
  const quote = truckQuoteFor(address, vehicle);
  const facts = truckFacts(quote);
  const form = { ...soundTruckOn(quote), ...change };
  return {
    faults: TRUCK.faults(form, facts).map(({ path, code, given }) => ({ path, code, given })),
    lines: TRUCK.price(form, quote, facts.goodsOf)?.lines.map(({ item, total }) => [item, total.amount]) ?? null,
  };
};

it('4: refuses twelve tons of highly toxic goods on one truck and offers two smaller ones', () => {
  const ofType = (load: string, type: string) =>
    trucksFor(`org=4201&dst=3205&d=Y&un=1689&goods=氰化钠&m3=10&etd=2026-12-07&${load}`).filter(
      ({ detail }) => detail.vehicle === type,
    );
  const [tooHeavy] = ofType('kg=12000', 'BOX68');
  expect(tooHeavy?.acceptance.level).toBe('BLOCK');
  expect(tooHeavy?.detail.findings).toContainEqual({
    level: 'BLOCK',
    code: 'truckPayload',
    given: { kg: '12,000', vehicle: '6.8 米厢式', most: '9,900', over: '2,100', cars: 2 },
  });
  const [two] = ofType('kg=6000&n=2', 'BOX68');
  expect([two?.acceptance.level, two?.state]).toEqual(['NEED_APPROVAL', 'OPEN']);
});

it('17: allows an order under an unknown number with a manual check', () => {
  const quote = truckQuoteFor();
  const sound = soundTruckOn(quote);
  const goods = sound.goods.map((row) => ({ ...row, unNo: '3999', nameCn: '自拟溶剂', nameEn: 'Solvent' }));
  const facts = truckFacts(quote);
  const { level, findings } = TRUCK.acceptance({ ...sound, goods }, facts);
  expect([level, TRUCK.faults({ ...sound, goods }, facts)]).toEqual(['MANUAL', []]);
  expect(findings.map(({ code }) => code)).not.toContain('truckReady');
});

it('18: returns from the last stop to the first directly', () => {
  const there = Object.fromEntries(quotedAt(AT_FOUR, 'BOX13').lines ?? []);
  const round = Object.fromEntries(quotedAt(`${AT_FOUR}&trip=R`, 'BOX13').lines ?? []);
  expect([round['RF'], round['DGS'], round['DROP']]).toEqual([there['RF'], there['DGS'], there['DROP']]);
  expect(there['DROP'], 'two stops beyond the first and the last').toBe(60_000);
  expect(round['RET']).toBe(Math.ceil(((there['RF'] ?? 0) + (there['DGS'] ?? 0)) * 0.6));
  expect(round['TOLL']).toBe((there['TOLL'] ?? 0) * 2);
  expect([there['RET'], round['BACK']]).toEqual([undefined, undefined]);
});

it('19: reports a wrong check digit of a box number at its field, and allows none', () => {
  const at = (boxNo: string) => quotedAt(BOXED, 'SKEL', { boxNo }).faults.filter(({ path }) => path === 'boxNo');
  expect(at('CSQU3054384')).toEqual([{ path: 'boxNo', code: 'truckBoxNo', given: undefined }]);
  expect([at('CSQU3054383'), at('ｃｓｑｕ３０５４３８３'), at('')]).toEqual([[], [], []]);
});

it('25: requires the packing group of paint, without factor, price or guess', () => {
  const untold = 'org=3205&dst=4101&d=Y&un=1263&goods=油漆/涂料&kg=9200&m3=14&etd=2026-12-07';
  const [offer] = trucksFor(untold).filter(({ detail }) => detail.vehicle === 'BOX13');
  expect(offer?.detail.findings.map(({ code }) => code)).toContain('truckSeveral');
  expect([offer?.acceptance.level, offer?.price, offer?.state]).toEqual(['MANUAL', null, 'ENQUIRE']);
  const [third] = trucksFor(`${untold}&pg=III`).filter(({ detail }) => detail.vehicle === 'BOX13');
  expect(third?.price?.charges.lines.map(({ item }) => item)).toContain('DGS');
  const shared = 'way=P&org=3101&dst=4401&d=Y&un=1263&goods=油漆/涂料&kg=850&m3=1.2&etd=2026-12-02';
  const parts = (address: string) =>
    trucksFor(address).map(({ acceptance, price }) => [acceptance.level, price === null]);
  expect(new Set(parts(shared).map(([level]) => level)), 'nobody says that a group I may share').toEqual(
    new Set(['MANUAL']),
  );
  expect(parts(`${shared}&pg=I`).every(([level, isNone]) => level === 'BLOCK' && isNone)).toBe(true);
});

it('27: reads full-width digits in list and form', () => {
  const asked = { ...truckQuestion.asked('org=3205&dst=4101&d=Y&un=1219'), kg: '１，２００', m3: '１．５' };
  expect(truckQuestion.searchOf(asked)).toMatchObject({ kg: 1200, m3: 1.5 });
  expect(truckSearchOf('org=3205&dst=4101&d=Y&un=1219&kg=１，２００').kg).toBe(1200);
  const quote = truckQuoteFor();
  const sound = soundTruckOn(quote);
  const goods = sound.goods.map((row) => ({ ...row, grossKg: '１，２００', volume: '１．５' }));
  expect(readLoadKg({ ...sound, goods }, quote)).toBe(1200);
  expect(TRUCK.faults({ ...sound, goods, trucks: '２' }, truckFacts(quote))).toEqual([]);
});

it('28: has no price for a door too far from its hub, with a fault at its field', () => {
  const address = 'way=P&org=5101&dst=5001&d=Y&un=1307&pg=III&kg=300&m3=2.6&etd=2026-12-02';
  const far = quotedAt(address, 'BOX96', { dropDoor: '500101', dropAddress: '万州经开区天子路 7 号' });
  expect(far.faults).toContainEqual({ path: 'dropDoor', code: 'truckDoorFar', given: { km: 228, most: 150 } });
  expect(far.lines).toBeNull();
  const near = quotedAt(address, 'BOX96', { dropDoor: '500115', dropAddress: '长寿区化中大道 3 号' });
  expect(near.faults.filter(({ path }) => path === 'dropDoor')).toEqual([]);
  expect(near.lines?.map(([item]) => item)).toContain('DELV');
});
