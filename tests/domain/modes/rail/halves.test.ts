import { expect, it } from 'vitest';

import { sharedWagons } from '../../../../domain/modes/rail/halves';
import { loneKg, type LoadedBox, wagonFindings } from '../../../../domain/modes/rail/wagons';

const box = (type: LoadedBox['type'], kg: number): LoadedBox => ({ type, kg });

it('leaves the heaviest of an odd number of short boxes unpaired', () => {
  const three = [box('20GP', 9000), box('40HQ', 25_000), box('20GP', 12_000), box('20GP', 11_000)];
  expect(loneKg(three)).toBe(12_000);
  expect(loneKg([box('20GP', 9000), box('20GP', 12_000)])).toBeNull();
});

it('leaves the box unpaired without which the others fit', () => {
  const of = (...kgs: number[]) => kgs.map((kg) => box('20GP', kg));
  const apart = (boxes: LoadedBox[]) =>
    wagonFindings(boxes, '中亚')
      .filter(({ code }) => code === 'railPairWeight')
      .map(({ given }) => given['kg']);
  expect(loneKg(of(25_000, 5000, 24_000))).toBe(5000);
  expect(apart(of(25_000, 5000, 24_000))).toEqual([]);
  expect(loneKg(of(5000, 6000, 25_000))).toBe(25_000);
  expect(loneKg(of(1000, 12_500, 24_000))).toBe(24_000);
  expect(apart(of(1000, 12_500, 24_000))).toEqual([11_500]);
  expect(loneKg(of(2000, 14_000, 25_500))).toBe(2000);
  expect(apart(of(2000, 14_000, 25_500))).toEqual([11_500]);
});

it('shares a wagon among odd boxes of several orders, the lightest first, when weights are close', () => {
  const shared = (...kgs: number[]) =>
    sharedWagons(kgs.map((kg, at) => ({ orderNo: String(at), kg }))).map((pair) => pair.map(({ kg }) => kg));
  expect(shared(20_000, 10_000)).toEqual([[10_000, 20_000]]);
  expect(shared(20_001, 10_000)).toEqual([]);
  expect(shared(27_000, 3000, 26_000, 14_000)).toEqual([[26_000, 27_000]]);
  expect(shared(5000)).toEqual([]);
});
