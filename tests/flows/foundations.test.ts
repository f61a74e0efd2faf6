import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { contrast } from '../../stories/foundations/contrast';
import { PAIRS } from '../../stories/foundations/pairs';
import { tokensOf } from '../../stories/foundations/tokens';

const READABLE = 4.5;
const css = readFileSync('src/ui/tokens.css', 'utf8');

it('computes the contrast of two colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('reads every kind of token from the style sheet', () => {
  const counts = ['color', 'text', 'radius', 'shadow', 'animate', 'breakpoint', 'font-weight'].map(
    (kind) => tokensOf(css, kind).length,
  );
  expect(counts).toEqual([38, 7, 3, 2, 5, 4, 3]);
  expect(tokensOf(css, 'color')[0]).toEqual({ name: 'ink', day: '#0b1b2b', night: '#f1f6fb' });
  expect(tokensOf(css, 'color').find(({ name }) => name === 'scrim')?.night).toBe('rgb(2 8 14 / 0.68)');
});

it.each(PAIRS)('%s on %s has readable contrast by day and night', (text, ground) => {
  const [over, under] = [text, ground].map((name) => tokensOf(css, 'color').find((token) => token.name === name));
  expect(contrast(over?.day ?? '', under?.day ?? '')).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(over?.night ?? '', under?.night ?? '')).toBeGreaterThanOrEqual(READABLE);
});
