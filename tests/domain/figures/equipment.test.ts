// What boxes, tanks, bags and wagons hold and weigh, and how cold it gets on the way, against the tables of the papers.
import { describe, expect, it } from 'vitest';

import { bagFor, BAG_LITRES, STOCKED_L } from '../../../domain/goods/tank/flexitank';
import { ALL_TANK_TYPES } from '../../../domain/goods/tank/types';
import { CARRIER_LIMITS } from '../../../domain/modes/flexi/carriers';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import { WARN_KG } from '../../../domain/modes/rail/wagons';
import { coldestC } from '../../../domain/offer/climate';
import { CONTAINERS } from '../../../domain/offer/containers';
import papers from '../../support/papers/figures.json';

const { bag, boxes, tanks, carriersOfBags, wagons, borders, winterMonths, winterC, otherC } = papers.equipment;

describe('what goods travel in', () => {
  it('is a box that holds and weighs what the paper says', () => {
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

  it('is a tank of the fleet', () => {
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

  it('is a bag of a size that is made, and one of those in stock where there is one', () => {
    expect([BAG_LITRES.least, BAG_LITRES.most, STOCKED_L]).toEqual([bag.leastL, bag.mostL, bag.stockL]);
    const sizes = [bag.mostL, bag.mostL - 1, bag.mostL - bag.stepL, bag.mostL - bag.stepL - 1];
    expect(sizes.map((litres) => bagFor(litres).sizeL)).toEqual([
      bag.mostL,
      bag.mostL,
      bag.mostL - bag.stepL,
      bag.mostL - bag.stepL,
    ]);
  });

  it('is a bag that the line takes', () => {
    const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code);
    expect(CARRIER_LIMITS.map(({ code, mostKg }) => ({ code, mostKg })).toSorted(byCode)).toEqual(
      carriersOfBags.map(({ code, mostKg }) => ({ code, mostKg })).toSorted(byCode),
    );
  });

  it('is a wagon of whose load a station is asked from so much on', () => {
    expect(WARN_KG).toEqual(wagons);
  });
});

describe('how cold it gets', () => {
  const inMonth = (month: number): number => Date.UTC(2026, month - 1, 15);

  it('is said of each line in winter, by the colder of the months it leaves and arrives in', () => {
    for (const [line, celsius] of Object.entries(winterC))
      for (let month = 1; month <= 12; month += 1)
        expect([line, month, coldestC(line, inMonth(7), inMonth(month))]).toEqual([
          line,
          month,
          winterMonths.includes(month) ? celsius : otherC,
        ]);
    expect(coldestC('南极', inMonth(1), inMonth(1))).toBeNull();
  });

  it('is said of each border', () => {
    expect(Object.fromEntries(Object.entries(BORDERS).map(([code, { lowC }]) => [code, lowC]))).toEqual(borders);
  });
});
