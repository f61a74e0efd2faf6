import { expect, it } from 'vitest';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { lengthOf, MEDIAN, NINETIETH, quantile } from './sizes';

const lengths = sourcesOf(readHouse()).map(([, source]) => lengthOf(source));

it('keeps the median and the 90th percentile of file lengths short', () => {
  const [median, ninetieth] = [quantile(lengths, 0.5), quantile(lengths, 0.9)];
  console.log(
    `${lengths.length} files, median ${median} lines, 90th percentile ${ninetieth}, longest ${Math.max(...lengths)}`,
  );
  expect(median).toBeLessThanOrEqual(MEDIAN);
  expect(ninetieth).toBeLessThanOrEqual(NINETIETH);
});

it('computes the median and the 90th percentile of a hundred lengths', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(hundred, 0.5), quantile(hundred, 0.9)]).toEqual([50, 90]);
});

it('counts lines as an editor does', () => {
  expect([lengthOf('a\nb\n'), lengthOf('a\nb')]).toEqual([2, 2]);
});
