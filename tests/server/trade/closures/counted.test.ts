/** @module-tag long */
import { describe, expect, it } from 'vitest';

import type { ModeId } from '../../../../domain/mode-ids';
import { carrierKey, laneKey, placeKey } from '../../../../domain/offer/closure';
import { daysAfter, momentOf } from '../../../../domain/values/days';
import { offersHit } from '../../../../server/trade/closures/runs';
import { PASSINGS } from '../../../../server/trade/modes/markets';
import { demoTariffs } from '../../../../server/trade/modes/sheets';

const TODAY = '2026-12-07';
const NOW = momentOf(TODAY, 10);

type Span = { from?: string; until?: string };
const hit = (mode: ModeId | null, key: string, { from = TODAY, until = daysAfter(TODAY, 30) }: Span = {}) =>
  offersHit({ mode, key, from, until }, { today: TODAY, now: NOW, tariffs: demoTariffs() });

const COUNTED = PASSINGS.map(({ mode }) => mode).filter((mode) => mode !== 'MALL');

describe('closure impact within thirty days', () => {
  it('counts the offers of every mode, and of all together', async () => {
    const own = await Promise.all(COUNTED.map((mode) => hit(mode, carrierKey('*'))));
    expect(own.filter((count) => count <= 10)).toEqual([]);
    expect(await hit(null, carrierKey('*'))).toBe(own.reduce((all, one) => all + one, 0));
  });

  it.each<[ModeId, string]>([
    ['TANK', carrierKey('GLTK')],
    ['TANK', placeKey('CNSHA')],
    ['FLEXI', carrierKey('WQNB')],
    ['FLEXI', placeKey('CNTXG')],
    ['DOM', placeKey('CNWUH')],
    ['DOM', laneKey('CNTXG', 'CNNSA')],
    ['TRUCK', placeKey('310100')],
    ['CFS', placeKey('CNNGB')],
  ])('counts in %s only the offers affected by %s', async (mode, key) => {
    const some = await hit(mode, key);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(await hit(mode, carrierKey('*')));
  });

  it.each<ModeId>(['WH', 'CFS', 'TRUCK'])('counts storage in %s on future days as well', async (mode) => {
    const later = { from: daysAfter(TODAY, 9), until: daysAfter(TODAY, 11) };
    expect(await hit(mode, carrierKey('*'), later)).toBeGreaterThan(0);
    expect(await hit(mode, carrierKey('*'), { from: '2027-03-01', until: '2027-03-02' })).toBe(0);
  });
});
