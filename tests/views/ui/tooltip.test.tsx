import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Tooltip } from '../../../src/ui/layer/tooltip';

afterEach(cleanup);

const SENTENCE = '毛重与体积重取大者';

function opened() {
  render(<Tooltip text={SENTENCE}>计费重</Tooltip>);
  return {
    word: screen.getByRole('button', { name: '计费重' }),
    around: () => screen.getByRole('button').parentElement,
  };
}

/** Tooltip in the top layer; while closed the text remains for screen readers. */
const shown = () => document.querySelector('[popover] [role=tooltip]');
const isShown = (): boolean => shown() !== null;

type Opened = ReturnType<typeof opened>;

const WAYS: readonly [name: string, show: (of: Opened) => void, hide: (of: Opened) => void][] = [
  [
    'the pointer',
    ({ around }) => fireEvent.pointerEnter(around() ?? document.body),
    ({ around }) => fireEvent.pointerLeave(around() ?? document.body),
  ],
  ['the focus', ({ word }) => fireEvent.focus(word), ({ word }) => fireEvent.blur(word)],
  ['a press', ({ word }) => fireEvent.click(word), ({ word }) => fireEvent.blur(word)],
  ['a press', ({ word }) => fireEvent.click(word), () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a press', ({ word }) => fireEvent.click(word), () => fireEvent.scroll(window)],
];

describe('tooltip', () => {
  it.each(WAYS)('opens at %s and closes again', (_, show, hide) => {
    const of = opened();
    expect(isShown()).toBe(false);
    act(() => show(of));
    expect(shown()?.textContent).toBe(SENTENCE);
    act(() => hide(of));
    expect(isShown()).toBe(false);
  });

  it('closes on Esc without passing the key on, and on no other key', () => {
    const { word } = opened();
    act(() => void fireEvent.click(word));
    expect(fireEvent.keyDown(word, { key: 'a' })).toBe(true);
    expect(isShown()).toBe(true);
    expect(fireEvent.keyDown(word, { key: 'Escape' }), 'what lies below it stays open').toBe(false);
  });

  it('describes its word, open or closed', () => {
    const { word } = opened();
    expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe(SENTENCE);
    act(() => void fireEvent.click(word));
    expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe(SENTENCE);
  });
});
