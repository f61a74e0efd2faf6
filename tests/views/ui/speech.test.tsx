import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';

import { uiSpeech } from '../../../flows/copy/ui-speech';
import { readAloud } from '../../support/read-aloud';
import { done, SAMPLES } from './speech.samples';

afterEach(() => {
  cleanup();
  done.mockReset();
});

const PRESSED: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  空格: ' ',
  Tab: '{Tab}',
  Esc: '{Escape}',
  '↓': '{ArrowDown}',
  '→': '{ArrowRight}',
  '←': '{ArrowLeft}',
};

const shown = (piece: string) => {
  const sample = SAMPLES[piece];
  if (!sample) throw new Error(`No sample of ${piece}`);
  render(sample.view);
  return { ...sample, element: screen.getByRole(sample.role, { name: sample.name }) };
};

it.each(uiSpeech)('$piece is read out as its page says', ({ piece, says }) => {
  const [first] = readAloud(shown(piece).element).split('；');
  expect(first).toBe(says);
});

it.each(uiSpeech.flatMap(({ piece, keys }) => keys.map(({ key, does }) => ({ piece, key, does }))))(
  '$piece does what its page says when $key is pressed',
  async ({ piece, key }) => {
    const { element, keys } = shown(piece);
    element.focus();
    await userEvent.keyboard(PRESSED[key] ?? '');
    await keys[key]?.();
    expect(Object.keys(keys)).toContain(key);
  },
);

it('plays every key that it knows', () => {
  const listed = Object.fromEntries(uiSpeech.map(({ piece, keys }) => [piece, keys.map(({ key }) => key)]));
  expect(listed).toEqual(
    Object.fromEntries(Object.entries(SAMPLES).map(([piece, { keys }]) => [piece, Object.keys(keys)])),
  );
});
