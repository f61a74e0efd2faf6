import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectPasteList, type PasteListActor, type PasteListSnapshot } from '../../../machines/booking/paste-list';
import { pasteCopy as copy } from '../../../src/copy/mall/paste';
import { PasteList } from '../../../src/features/mall/purchase/paste-list';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { pasteListPlan } from '../../support/plans/booking/paste-list.plan';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.label });
const pageText = () => document.body.textContent ?? '';

function look(snapshot: PasteListSnapshot) {
  const { text, rows, count, isReading, isTaking, brought, failureCode } = selectPasteList(snapshot);
  expect(field().value).toBe(text);
  expect(screen.getByRole('button', { name: copy.read }).getAttribute('aria-busy')).toBe(String(isReading));
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(failureCode && copy.failure[failureCode]);
  expect(brought === null || pageText().includes(copy.brought(brought))).toBe(true);
  for (const row of rows) {
    expect(pageText()).toContain(copy.note(row));
    if (row.choices.length > 0)
      expect(screen.getByLabelText<HTMLSelectElement>(copy.means(row.no)).value).toBe(row.picked ?? '');
  }
  const press = screen.queryByRole('button', { name: copy.take(count) });
  return expect(press?.getAttribute('aria-busy') ?? null).toBe(rows.length > 0 ? String(isTaking) : null);
}

walkView({
  plan: pasteListPlan,
  mount: (actor: PasteListActor) => (
    <div ref={(box) => box?.querySelector('details')?.setAttribute('open', '')}>
      <PasteList actor={actor} listId="first" />
    </div>
  ),
  perform: {
    'text.type': ({ text }, snapshot) =>
      selectPasteList(snapshot).text === text ? elsewhere() : person.type(copy.label, text),
    'text.read': (_, snapshot) =>
      selectPasteList(snapshot).text.trim() === '' ? late() : pressOrLate('button', copy.read),
    'row.pick': ({ no, choice }, snapshot) =>
      selectPasteList(snapshot).rows.some((row) => row.no === no && row.choices.length > 0)
        ? person.choose(copy.means(no), choice ?? '')
        : elsewhere(),
    'rows.take': (_, snapshot) => {
      const { count } = selectPasteList(snapshot);
      return count === 0 ? late() : pressOrLate('button', copy.take(count));
    },
  },
  look,
});
