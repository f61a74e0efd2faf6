import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { windowOf, type FillFigures } from '../../../domain/goods/tank/fill';
import { tankTypeOf } from '../../../domain/goods/tank/types';
import { LevelGauge } from '../../../src/modes/tank/level-gauge';
import { TankDrawing } from '../../../src/modes/tank/tank-drawing';

/** As heavy as water at every degree, so that a litre is a kilogram. */
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
  const tank = tankTypeOf('S24');
  if (!tank) throw new Error('there is no such tank');
  const { container } = render(
    <TankDrawing
      tank={tank}
      window={windowOf(tank, WATER)}
      filled={WATER}
      eachKg={kg}
      isTrial={false}
      isTrialC={false}
    />,
  );
  return container.querySelector('path[stroke-width="3"]')?.getAttribute('d') ?? null;
}

// The tank is drawn from 36 down to 216.
it.each([
  [24_000, 'M10 36h408'],
  [19_200, 'M10 72h408'],
  [12_000, 'M10 126h408'],
])('stands in the tank as high as %i of 24,000 litres', (kg, level) => {
  expect(levelDrawn(kg)).toBe(level);
});

it.each([20, 74, 85, 97, 100])('shows %i per cent in the glass from its level down to the ground', (percent) => {
  const gauge = { most: 97, mostWords: '最多 97%', own: '本单', isWrong: false };
  const { container } = render(<LevelGauge {...gauge} percent={percent} least={80} />);
  const number = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
  const spans = [...container.querySelectorAll('rect[x="6"]')].slice(0, 3).map((rect) => {
    const top = number(rect, 'y');
    return [top, top + number(rect, 'height')];
  });
  const own = container.querySelector('rect[x="19"]');
  expect(number(own, 'y') + number(own, 'height')).toBeCloseTo(230, 6);
  // Too much, right and too little lie upon each other, from the top of the glass to its ground.
  expect(spans[0]?.[0]).toBe(10);
  expect(spans[0]?.[1]).toBeCloseTo(spans[1]?.[0] ?? 0, 6);
  expect(spans[1]?.[1]).toBeCloseTo(spans[2]?.[0] ?? 0, 6);
  expect(spans[2]?.[1]).toBeCloseTo(230, 6);
  const from = Math.max(0, Math.min(74, percent - 6));
  expect(number(own, 'y')).toBeCloseTo(230 - (220 * (percent - from)) / (100 - from), 6);
});

it.each([
  [80, true],
  [null, false],
])('says of a tank that is to hold at least %s per cent where that is: %s', (least, isSaid) => {
  const gauge = { most: 97, mostWords: '最多 97%', own: '本单', isWrong: false };
  const { container } = render(<LevelGauge {...gauge} percent={90} least={least} />);
  expect(container.textContent?.includes('最少 80%')).toBe(isSaid);
});
