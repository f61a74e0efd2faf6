import type { ReactElement } from 'react';

/** Somebody in front of the screen. In jsdom the hands are simulated, in Chromium they are real. */
export type Person = {
  opens: (view: ReactElement) => Promise<void>;
  leaves: () => Promise<void>;
  press: (
    role: 'button' | 'tab' | 'link' | 'checkbox' | 'radio' | 'combobox' | 'option',
    name: string | RegExp,
  ) => Promise<void>;
  type: (label: string | RegExp, text: string) => Promise<void>;
  /** Picks an option of a native list by its key. */
  choose: (label: string, key: string) => Promise<void>;
  pressKey: (key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Tab') => Promise<void>;
  /** How wide the screen is, for what looks different on a phone. Where nothing is laid out it does not matter. */
  sitsBefore: (width: number) => Promise<void>;
  /** Lets the world outside the screen act: an answer arrives, a second passes. */
  witnesses: (event: () => void) => Promise<void>;
};
