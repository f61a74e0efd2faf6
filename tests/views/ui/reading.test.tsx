import { composeStories } from '@storybook/react-vite';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { uiReading } from '../../../flows/copy/ui-speech';
import type { PieceRecord } from '../../../stories/pieces/piece-record';
import { readAloud } from '../../support/read-aloud';
import { lendSizes } from '../../support/told/sizes';

type Shown = (() => ReactElement) & { load: () => Promise<void>; parameters: { record: PieceRecord } };
type Sheet = { default: { title: string; parameters: { record: PieceRecord } } };

const sheets = import.meta.glob<Sheet>('../../../stories/pieces/*/*.stories.tsx', { eager: true });
const pieces = Object.keys(import.meta.glob('../../../src/ui/*/*.tsx')).map((path) =>
  path.replace(/^.*\/ui\/|\.tsx$/g, ''),
);

const documented = Object.entries(sheets).map(([file, sheet]) => ({
  file: file.replace(/^.*\/pieces\/|\.stories\.tsx$/g, ''),
  sheet,
  record: sheet.default.parameters.record,
}));

beforeAll(() => lendSizes());
afterEach(cleanup);

const idPart = (exported: string) => exported.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** A build sorts the stories of a file, so the record names the one that shows every part. */
async function draw(sheet: Sheet): Promise<void> {
  const { shownBy = 'at-rest' } = sheet.default.parameters.record;
  const stories = Object.entries(composeStories(sheet as never) as unknown as Record<string, Shown>);
  const First = stories.find(([exported]) => idPart(exported) === shownBy)?.[1];
  if (First === undefined) throw new Error(`no story ${shownBy}`);
  await First.load();
  render(<First />);
  // Deferred code has come by the second time.
  await new Promise((resolve) => void setTimeout(resolve));
  cleanup();
  render(<First />);
}

it('documents every piece once, in a file of its name', () => {
  expect(documented.map(({ file }) => file).toSorted()).toEqual(pieces.toSorted());
  expect(documented.filter(({ file, record }) => record.path !== file)).toEqual([]);
});

it('has a line read aloud for every piece', () => {
  expect(Object.keys(uiReading).toSorted()).toEqual(pieces.toSorted());
});

it.each(documented)('$file is read aloud as its page says', async ({ file, sheet }) => {
  await draw(sheet);
  await waitFor(() => expect(readAloud(document.body)).toBe(uiReading[file]));
});

it.each(documented)('$file has every part that its page numbers', async ({ record, sheet }) => {
  await draw(sheet);
  await waitFor(() => expect(record.anatomy.filter(({ at }) => document.querySelector(at) === null)).toEqual([]));
});

it.each(documented)('$file has a live pair', ({ record: { good, bad } }) => {
  const { container } = render(
    <>
      <good.shows />
      <hr />
      <bad.shows />
    </>,
  );
  expect(container.childElementCount).toBeGreaterThan(2);
});
