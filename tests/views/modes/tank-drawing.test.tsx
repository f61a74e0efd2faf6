import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillWindow, type FillFigures } from '../../../domain/goods/tank/fill';
import { findTankType } from '../../../domain/goods/tank/types';
import { LevelGauge } from '../../../src/modes/tank/level-gauge';
import { TankDrawing } from '../../../src/modes/tank/tank-drawing';

/** Density 1 at every temperature, so that a litre is a kilogram. */
const WATER: FillFigures = {
  d15: 1,
  d50: 1,
  fillC: 15,
  hottestC: 15,
  isDanger: false,
  isMild: false,
  viscosity: null,
};

function levelDrawn(kg: number): string | null {
  const tank = findTankType('S24');
  if (!tank) throw new Error('there is no such tank');
  const { container } = render(
    <TankDrawing
      tank={tank}
      window={fillWindow(tank, WATER)}
      filled={WATER}
      eachKg={kg}
      isTrial={false}
      isTrialC={false}
    />,
  );
  return container.querySelector('path[stroke-width="3"]')?.getAttribute('d') ?? null;
}

// The tank is drawn from y 36 to 216.
it.each([
  [24_000, 'M10 36h408'],
  [19_200, 'M10 72h408'],
  [12_000, 'M10 126h408'],
])('the tank drawing shows the level of %i kg in 24,000 litres', (kg, level) => {
  expect(levelDrawn(kg)).toBe(level);
});

it.each([20, 74, 85, 97, 100])(
  'the tank drawing shows %i per cent in the gauge from its level to the bottom',
  (percent) => {
    const gauge = { most: 97, mostWords: '最多 97%', own: '本单', isWrong: false };
    const { container } = render(<LevelGauge {...gauge} percent={percent} least={80} />);
    const number = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
    const spans = [...container.querySelectorAll('rect[x="6"]')].slice(0, 3).map((rect) => {
      const top = number(rect, 'y');
      return [top, top + number(rect, 'height')];
    });
    const own = container.querySelector('rect[x="19"]');
    expect(number(own, 'y') + number(own, 'height')).toBeCloseTo(230, 6);
    // The three zones join from the top of the gauge to its bottom.
    expect(spans[0]?.[0]).toBe(10);
    expect(spans[0]?.[1]).toBeCloseTo(spans[1]?.[0] ?? 0, 6);
    expect(spans[1]?.[1]).toBeCloseTo(spans[2]?.[0] ?? 0, 6);
    expect(spans[2]?.[1]).toBeCloseTo(230, 6);
    const from = Math.max(0, Math.min(74, percent - 6));
    expect(number(own, 'y')).toBeCloseTo(230 - (220 * (percent - from)) / (100 - from), 6);
  },
);

it.each([
  [80, true],
  [null, false],
])('the tank drawing marks the minimum filling of %s per cent: %s', (least, isSaid) => {
  const gauge = { most: 97, mostWords: '最多 97%', own: '本单', isWrong: false };
  const { container } = render(<LevelGauge {...gauge} percent={90} least={least} />);
  expect(container.textContent?.includes('最少 80%')).toBe(isSaid);
});
