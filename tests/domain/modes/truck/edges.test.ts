import { expect, it } from 'vitest';

import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import { AT_FOUR, soundTruckOn, truckFacts, truckQuoteFor } from '../../../support/truck-order';

const quotedAt = (address: string, vehicle: string, change: Partial<TruckForm> = {}) => {
  const quote = truckQuoteFor(address, vehicle);
  const facts = truckFacts(quote);
  const form = { ...soundTruckOn(quote), ...change };
  return {
    faults: TRUCK.faults(form, facts).map(({ path, code, given }) => ({ path, code, given })),
    lines: TRUCK.price(form, quote, facts.goodsOf)?.lines.map(({ item, total }) => [item, total.amount]) ?? null,
  };
};

it('18: comes back from the last stop to the first alone, and stops nowhere on that way', () => {
  const there = Object.fromEntries(quotedAt(AT_FOUR, 'BOX13').lines ?? []);
  const round = Object.fromEntries(quotedAt(`${AT_FOUR}&trip=R`, 'BOX13').lines ?? []);
  expect([round['RF'], round['DGS'], round['DROP']]).toEqual([there['RF'], there['DGS'], there['DROP']]);
  expect(there['DROP'], 'two stops beyond the first and the last').toBe(60_000);
  expect(round['RET']).toBe(Math.ceil(((there['RF'] ?? 0) + (there['DGS'] ?? 0)) * 0.6));
  expect(round['TOLL']).toBe((there['TOLL'] ?? 0) * 2);
  expect([there['RET'], round['BACK']]).toEqual([undefined, undefined]);
});

it('28: has no price for a door too far from its hub, and says so at its field', () => {
  const address = 'way=P&org=5101&dst=5001&d=Y&un=1307&pg=III&kg=300&m3=2.6&etd=2026-12-02';
  const far = quotedAt(address, 'BOX96', { dropDoor: '500101', dropAddress: '万州经开区天子路 7 号' });
  expect(far.faults).toContainEqual({ path: 'dropDoor', code: 'truckDoorFar', given: { km: 228, most: 150 } });
  expect(far.lines).toBeNull();
  const near = quotedAt(address, 'BOX96', { dropDoor: '500115', dropAddress: '长寿区化中大道 3 号' });
  expect(near.faults.filter(({ path }) => path === 'dropDoor')).toEqual([]);
  expect(near.lines?.map(([item]) => item)).toContain('DELV');
});
