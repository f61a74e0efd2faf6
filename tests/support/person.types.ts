import type { ReactElement } from 'react';

/** User in front of the screen: simulated in jsdom, real in Chromium. */
export type Person = {
  opens: (view: ReactElement) => Promise<void>;
  leaves: () => Promise<void>;
  press: (
    role: 'button' | 'tab' | 'link' | 'checkbox' | 'radio' | 'combobox' | 'option',
    name: string | RegExp,
    held?: 'Shift',
  ) => Promise<void>;
  type: (label: string | RegExp, text: string) => Promise<void>;
  /** Picks an option of a native list by its value. */
  choose: (label: string, key: string) => Promise<void>;
  pressKey: (key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Tab') => Promise<void>;
  /** Viewport width, for responsive views. Without layout it has no effect. */
  sitsBefore: (width: number) => Promise<void>;
  /** Runs an outside event: an answer arrives, a second passes. */
  witnesses: (event: () => void) => Promise<void>;
};
