import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isAgreedTo } from '../agreed/agreeing';
import { isAskedFor } from '../agreed/asked-for';
import { apart, ASKED, said } from './agree';
import { hearConsole } from './hear-console';
import { press } from './press';
import { runTogetherIn } from './run-together';
import { lendSizes } from './sizes';
import { fileOf, readAgreed, writeDown } from './told-paper';

type Shown = (() => ReactElement) & {
  args: object;
  load: () => Promise<void>;
};

type Sheet = Record<string, { name?: string; globals?: object }>;

const NOON = new Date('2026-11-20T04:00:00Z');

/** Drawn without play functions: a browser with layout runs those. */
async function opened(Shown: Shown): Promise<void> {
  await Shown.load();
  render(<Shown />);
}

type Named = { name: string; Shown: Shown };

/** A list of a thousand needs a browser; another story covers its rows. */
const ENDLESS = '一千班船';

/** Night and phone variants have the same text. */
const storiesOf = (sheet: Sheet): Named[] =>
  Object.entries(composeStories(sheet as never) as unknown as Record<string, Shown>).flatMap(([key, Shown]) =>
    sheet[key]?.globals === undefined && sheet[key]?.name !== ENDLESS ? [{ name: sheet[key]?.name ?? key, Shown }] : [],
  );

async function describeSheet(path: string, load: () => Promise<unknown>): Promise<void> {
  const stories = storiesOf((await load()) as Sheet);
  const file = fileOf(path);
  const names = stories.map(({ name }) => name);
  const agreement = readAgreed(file);
  describe(`the stories of ${path.replace(/^.*stories\//, '')}`, () => {
    if (isAgreedTo(file)) afterAll(() => writeDown(agreement, names));

    it.each(stories)('matches the approved text of $name', async ({ name, Shown }) => {
      const complaints = hearConsole();
      await opened(Shown);
      const lines = await said(agreement, name);
      const together = runTogetherIn(document.body);
      lines.push(...press(document.body, Shown.args).map((line) => `${ASKED}${line}`));
      expect({ apart: apart(agreement, name, lines), complaints, together }).toEqual({
        apart: [],
        complaints: [],
        together: [],
      });
    });
  });
}

/** Compares the text and emitted events of every story in a folder with the approved ones. */
export async function describeTold(sheets: Record<string, () => Promise<unknown>>): Promise<void> {
  // Fixes the clock for code that reads it on import.
  vi.setSystemTime(NOON);
  beforeEach(() => {
    vi.setSystemTime(NOON);
    lendSizes();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  for (const [path, load] of Object.entries(sheets)) if (isAskedFor(path)) await describeSheet(path, load);
}
