// Capacity and weight of boxes, tanks, bags and wagons, and temperatures, against the tables of the specification.
import { describe, expect, it } from 'vitest';

import { findFlexibag, BAG_LITRES, STOCKED_L } from '../../../domain/goods/tank/flexitank';
import { ALL_TANK_TYPES } from '../../../domain/goods/tank/types';
import { CARRIER_LIMITS } from '../../../domain/modes/flexi/carriers';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import { WARN_KG } from '../../../domain/modes/rail/wagons';
import { coldestC } from '../../../domain/offer/climate';
import { CONTAINERS } from '../../../domain/offer/containers';
import papers from '../../support/papers/figures.json';

const { bag, boxes, tanks, carriersOfBags, wagons, borders, winterMonths, winterC, otherC } = papers.equipment;

describe('transport equipment', () => {
  it('matches the paper: boxes', () => {
    const told = Object.entries(CONTAINERS).map(([code, box]) => ({
      code,
      teu: box.teu,
      kind: box.kind,
      volumeM3: box.volumeM3,
      practicalVolumeM3: box.practicalM3,
      tareKg: box.tareKg,
      maxGrossKg: box.maxGrossKg,
      payloadKg: box.payloadKg,
      chinaRoadCargoHintKg: box.roadKg,
    }));
    expect(told).toEqual(boxes.filter(({ kind }) => kind !== 'TANK' && kind !== 'FLEXI'));
    expect(Object.entries(CONTAINERS).flatMap(([code, { isForty }]) => (isForty ? [code] : []))).toEqual(
      boxes.flatMap(({ code, teu }) => (teu >= 2 ? [code] : [])),
    );
  });

  it('matches the paper: tanks', () => {
    const told = ALL_TANK_TYPES.map((tank) => ({
      code: tank.code,
      tCode: tank.tCode,
      capacityL: tank.litres,
      tareKg: tank.tareKg,
      payloadKg: tank.payloadKg,
      bottomOutlet: tank.hasOutlet,
      sectionsL: Array.from({ length: tank.litres / tank.sectionL }, () => tank.sectionL),
      heating: [...tank.heating],
      lining: tank.lining,
      foodGrade: tank.isFood,
      roadCargoHintKg: tank.roadKg,
    }));
    expect(told).toEqual(tanks);
  });

  it('matches the paper: bag sizes and stock', () => {
    expect([BAG_LITRES.least, BAG_LITRES.most, STOCKED_L]).toEqual([bag.leastL, bag.mostL, bag.stockL]);
    const sizes = [bag.mostL, bag.mostL - 1, bag.mostL - bag.stepL, bag.mostL - bag.stepL - 1];
    expect(sizes.map((litres) => findFlexibag(litres).sizeL)).toEqual([
      bag.mostL,
      bag.mostL,
      bag.mostL - bag.stepL,
      bag.mostL - bag.stepL,
    ]);
  });

  it('matches the paper: bag limits of carriers', () => {
    const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code);
    expect(CARRIER_LIMITS.map(({ code, mostKg }) => ({ code, mostKg })).toSorted(byCode)).toEqual(
      carriersOfBags.map(({ code, mostKg }) => ({ code, mostKg })).toSorted(byCode),
    );
  });

  it('matches the paper: wagon load that needs a station request', () => {
    expect(WARN_KG).toEqual(wagons);
  });
});

describe('lowest temperature', () => {
  const inMonth = (month: number): number => Date.UTC(2026, month - 1, 15);

  it('falls on the colder month of a winter journey on each line', () => {
    for (const [line, celsius] of Object.entries(winterC))
      for (let month = 1; month <= 12; month += 1)
        expect([line, month, coldestC(line, inMonth(7), inMonth(month))]).toEqual([
          line,
          month,
          winterMonths.includes(month) ? celsius : otherC,
        ]);
    expect(coldestC('南极', inMonth(1), inMonth(1))).toBeNull();
  });

  it('matches the paper at each border', () => {
    expect(Object.fromEntries(Object.entries(BORDERS).map(([code, { lowC }]) => [code, lowC]))).toEqual(borders);
  });
});
