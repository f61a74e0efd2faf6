import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isUpdating } from '../flows/paper';
import { isAskedFor } from '../agreed/asked-for';
import { asAgreed, differences, readTold, shortest, writeTold, type Paper } from '../agreed/papers';
import { press } from './press';
import { lendSizes } from './sizes';
import { tell } from './tell';

type Shown = (() => ReactElement) & {
  args: object;
  load: () => Promise<void>;
};

type Sheet = Record<string, { name?: string; globals?: object }>;

/** Marks what a view asks for when a hand is laid on it. */
const ASKED = '» ';

const NOBODY = 'nobody has agreed to what this story tells: run once with UPDATE_TABLES=1, and read it';

/** What is drawn in the second place (a lazy part, an effect) is waited for as long as a person would. */
const PATIENCE = 5_000;

const NOON = new Date('2026-11-20T04:00:00Z');

const settled = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 400)));

/** As it is drawn: what a story plays is held in a browser, where there is room to play. */
async function opened(Shown: Shown): Promise<void> {
  await Shown.load();
  render(<Shown />);
}

/** Waits for what is agreed to be told; what never comes is told as it stands. */
async function said(paper: Paper, name: string): Promise<string[]> {
  if (isUpdating) await settled();
  const agreed = paper.get(name)?.lines.filter((line) => !line.includes(ASKED)) ?? [];
  const wait = () => {
    const seen = asAgreed(paper, name, tell(document.body)).filter((line) => !line.includes(ASKED));
    if (seen.join('\n') !== agreed.join('\n')) throw new Error('something is still to come');
  };
  await vi.waitFor(wait, { timeout: isUpdating ? 0 : PATIENCE }).catch(() => undefined);
  return tell(document.body);
}

type Named = { name: string; Shown: Shown };

/** A list of a thousand is looked at in a browser; what one of them tells is told by another story. */
const ENDLESS = '一千班船';

/** By night and on a phone the same is told. */
const storiesOf = (sheet: Sheet): Named[] =>
  Object.entries(composeStories(sheet as never) as unknown as Record<string, Shown>).flatMap(([key, Shown]) =>
    sheet[key]?.globals === undefined && sheet[key]?.name !== ENDLESS ? [{ name: sheet[key]?.name ?? key, Shown }] : [],
  );

async function describeSheet(path: string, load: () => Promise<unknown>): Promise<void> {
  const stories = storiesOf((await load()) as Sheet);
  const agreed = readTold(path);
  const anew: Paper = new Map();
  describe(`the stories of ${path.replace(/^.*stories\//, '')}`, () => {
    if (isUpdating) afterAll(() => writeTold(path, anew));

    it.each(stories)('tells $name', async ({ name, Shown }) => {
      await opened(Shown);
      const lines = await said(agreed, name);
      lines.push(...press(document.body, Shown.args).map((line) => `${ASKED}${line}`));
      if (isUpdating) anew.set(name, shortest(anew, lines));
      const before = isUpdating ? anew : agreed;
      expect(differences(before.get(name)?.lines ?? [NOBODY], asAgreed(before, name, lines))).toEqual([]);
    });
  });
}

/** Every story of a folder tells what somebody read and agreed to, and asks for the same when a hand is laid on it. */
export async function describeTold(sheets: Record<string, () => Promise<unknown>>): Promise<void> {
  // What reads the clock when it is first loaded reads the same one.
  vi.setSystemTime(NOON);
  beforeEach(() => {
    vi.setSystemTime(NOON);
    lendSizes();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  for (const [path, load] of Object.entries(sheets)) if (isAskedFor(path)) await describeSheet(path, load);
}
