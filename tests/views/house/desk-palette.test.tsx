import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectDeskPalette, type DeskPaletteSnapshot } from '../../../machines/house/desk-palette';
import { deskPaletteCopy as copy } from '../../../src/copy/house/desk-palette';
import { DeskPalette } from '../../../src/features/house/palette/desk-palette';
import { HIT } from '../../../stories/house/palette.fixtures';
import { walkView } from '../../support/model/walk-view';
import { deskPalettePlan } from '../../support/plans/house/desk-palette.plan';

/** The field with its hits, the sheet of keys, or nothing. */
function look(now: DeskPaletteSnapshot) {
  const { stage, text, found, isMore, isFinding, failureCode } = selectDeskPalette(now);
  expect(screen.queryByRole('heading', { name: copy.keys.title }) !== null).toBe(stage === 'keys');
  const field = screen.queryByRole<HTMLInputElement>('textbox', { name: copy.field });
  expect(field?.value ?? null).toBe(stage === 'open' ? text : null);
  const hit = screen.queryByRole('link', { name: new RegExp(HIT.name) });
  expect(hit?.getAttribute('href') ?? null).toBe((found ?? []).length > 0 ? `#/case/${HIT.no}` : null);
  expect(screen.queryByText(copy.finding) !== null).toBe(isFinding);
  expect(screen.queryByText(copy.none) !== null).toBe(found?.length === 0);
  expect(screen.queryByText(new RegExp(copy.more)) !== null).toBe(isMore);
  expect(screen.queryByRole('alert')?.textContent.includes(copy.failure[failureCode ?? 'network']) ?? false).toBe(
    failureCode !== null,
  );
  const isPageNamed = screen.queryByRole('link', { name: '待办' }) !== null;
  expect(isPageNamed).toBe(stage === 'open' && text === '');
}

walkView({
  plan: deskPalettePlan,
  mount: (actor) => <DeskPalette actor={actor} deeds={[]} pages={[{ name: '待办', href: '#/' }]} />,
  perform: {
    'text.type': ({ text }) => person.type(copy.field, text),
    'search.retry': () => person.press('button', copy.retry),
  },
  byWorld: {
    'palette.open': 'the frame, or a key',
    'keys.open': 'a key',
    'palette.close': 'Esc, a press beside it, or a row that was chosen',
  },
  look,
});
