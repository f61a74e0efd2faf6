import { composeStories } from '@storybook/react-vite';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { clearAllMocks, userEvent } from 'storybook/test';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { PatternRecord } from '../../stories/pieces/piece-record';
import { readAloud } from '../support/read-aloud';
import { lendSizes } from '../support/told/sizes';

type Shown = (() => ReactElement) & { load: () => Promise<void> };
type Sheet = { default: { parameters: { pattern: PatternRecord } } };

const sheets = import.meta.glob<Sheet>('../../stories/{patterns,trade}/*.stories.tsx', { eager: true });
const PRESSED: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  空格: ' ',
  Tab: '{Tab}',
  Esc: '{Escape}',
  '→': '{ArrowRight}',
};

beforeAll(() => lendSizes());
afterEach(cleanup);

async function draw(sheet: Sheet): Promise<void> {
  const { AtRest } = composeStories(sheet as never) as unknown as Record<string, Shown>;
  if (AtRest === undefined) throw new Error('no story AtRest');
  await AtRest.load();
  render(<AtRest />);
  // Deferred code has come by the second time.
  await new Promise((resolve) => void setTimeout(resolve));
  cleanup();
  render(<AtRest />);
}

const found = (at: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(at);
    if (element === null) throw new Error(`no ${at}`);
    return element;
  });

describe.each(Object.entries(sheets).map(([file, sheet]) => [file.replace(/^.*\/stories\//, ''), sheet] as const))(
  '%s',
  (_, sheet) => {
    const { anatomy, heard, keys, good, bad } = sheet.default.parameters.pattern;

    it('has every part that its page numbers', async () => {
      await draw(sheet);
      await waitFor(() => expect(anatomy.filter(({ at }) => document.querySelector(at) === null)).toEqual([]));
    });

    it('is read aloud as its page says', async () => {
      await draw(sheet);
      const part = await found(heard.at);
      await waitFor(() => expect(readAloud(part)).toBe(heard.says));
    });

    it.runIf(keys.length > 0)('does what its page says of each key', async () => {
      expect.hasAssertions();
      for (const { at, key, proves } of keys) {
        clearAllMocks();
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await draw(sheet);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const control = await found(at);
        control.focus();
        // oxlint-disable-next-line no-await-in-loop -- as above
        await userEvent.keyboard(PRESSED[key] ?? '');
        // oxlint-disable-next-line no-await-in-loop -- as above
        await proves();
        cleanup();
      }
    });

    it('has a live pair', () => {
      const { container } = render(
        <>
          <good.shows />
          <hr />
          <bad.shows />
        </>,
      );
      expect(container.childElementCount).toBeGreaterThan(2);
    });
  },
);
