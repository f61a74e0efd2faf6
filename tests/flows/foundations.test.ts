import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { contrast } from '../../stories/foundations/contrast';
import { fromDtcg, toDtcg } from '../../stories/foundations/dtcg';
import { PAIRS } from '../../stories/foundations/pairs';
import { PURPOSES, STOREYS } from '../../stories/foundations/purposes';
import { tokensIn, tokensOf } from '../../stories/foundations/tokens';
import { readHouse } from '../support/arrows/house';

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

it('gives both themes to a value that has colours inside it', () => {
  expect(tokensOf(css, 'shadow').find(({ name }) => name === 'dialog')).toEqual({
    name: 'dialog',
    day: '0 12px 48px rgb(11 27 43 / 0.22)',
    night: '0 12px 48px rgb(0 0 0 / 0.6)',
  });
});

it('states the purpose of every token and of nothing else', () => {
  const named = tokensIn(css).flatMap(({ name }) => (name.endsWith('--line-height') ? [] : [name]));
  expect(Object.keys(PURPOSES).toSorted()).toEqual(named.toSorted());
});

it('reads exported tokens back without a difference', () => {
  const tokens = tokensIn(css);
  const file = (theme: 'day' | 'night') =>
    JSON.parse(JSON.stringify(toDtcg(tokens, theme))) as ReturnType<typeof toDtcg>;
  expect(fromDtcg(file('day'), file('night'))).toEqual(tokens);
});

it('exports values that design tools read', () => {
  const { color, shadow, animate, text } = toDtcg(tokensIn(css), 'night') as Record<string, Record<string, object>>;
  expect(color?.['scrim']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0078, 0.0314, 0.0549], alpha: 0.68, hex: '#02080e' },
    $description: PURPOSES['color-scrim'],
  });
  expect(shadow?.['raised']).toMatchObject({ $type: 'shadow', $value: [{ blur: { value: 2, unit: 'px' } }, {}] });
  expect(animate?.['rise']).toMatchObject({ $value: { duration: { value: 200, unit: 'ms' } } });
  expect(text?.['14']).toMatchObject({ lineHeight: { $type: 'number', $value: 1.6 } });
});

it('lists every place in the stacking order', () => {
  const used = [...readHouse()].flatMap(([path, source]) => {
    if (!path.startsWith('src/')) return [];
    return [...source.matchAll(/\bz-(\d+)\b|z-index: (\d+)/g)].map(([, named, set]) => Number(named ?? set));
  });
  expect(STOREYS.map(({ z }) => z)).toEqual([...new Set(used)].toSorted((one, other) => other - one));
});
