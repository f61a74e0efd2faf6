import type { ReactElement } from 'react';

type Lesson = { shows: () => ReactElement; why: string };

/** Documentation of one piece of `src/ui`, drawn above its states by `.storybook/piece-docs.tsx`. */
export type PieceRecord = {
  /** File below `src/ui`, without its ending. */
  path: string;
  /** Last part of the id of the story that shows every part; `at-rest` if absent. */
  shownBy?: string;
  status: 'draft' | 'stable' | 'going';
  purpose: string;
  use: readonly string[];
  avoid: readonly string[];
  good: Lesson;
  bad: Lesson;
  /** Parts in reading order; `at` selects each in that story. */
  anatomy: readonly { at: string; name: string }[];
  /** True for what covers the page: its parts are numbered in a frame. */
  isApart?: true;
};

export type PatternState = 'busy' | 'empty' | 'faulty' | 'error' | 'offline' | 'done' | 'long' | 'dark';

type PatternKey = {
  at: string;
  key: string;
  does: string;
  proves: () => unknown;
};

/** Documentation of a pattern, or of a piece of `src/trade`, drawn by `.storybook/pattern-docs.tsx`. */
export type PatternRecord = Omit<PieceRecord, 'path' | 'shownBy'> & {
  views: readonly string[];
  chart?: string;
  /** Part of the numbered story, and its speech. */
  heard: { at: string; says: string };
  keys: readonly PatternKey[];
  states: Readonly<Partial<Record<PatternState, string>>>;
  /** Reason by state that cannot occur. */
  never?: Readonly<Partial<Record<PatternState, string>>>;
};
