import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SparkLine } from '../../../src/features/lowest-prices/price-rows';

afterEach(cleanup);

/** 96 by 28 with a margin of four: the lowest price is at y 24, the highest at 4. */
it.each([
  [[100, 200, 300], 'M4.0 24.0L48.0 14.0L92.0 4.0'],
  [[300, 100], 'M4.0 4.0L92.0 24.0'],
  [[250, 250], 'M4.0 24.0L92.0 24.0'],
  [[250], 'M4.0 24.0'],
])('the price line %j is drawn to scale', (history, line) => {
  const { container } = render(<SparkLine history={history} className="" />);
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(drawn[1]).toBe(line);
});
