import type { ReactElement } from 'react';

/** Live sample, and the reason for or against it. */
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
