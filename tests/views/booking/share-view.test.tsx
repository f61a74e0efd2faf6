import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import type { ListSummary } from '../../../domain/mall/lists';
import { formatMoney, YUAN } from '../../../domain/values/money';
import { selectShareView, type ShareViewActor, type ShareViewSnapshot } from '../../../machines/booking/share-view';
import { shareViewCopy as copy } from '../../../src/copy/mall/share';
import { sharedLinesCopy as lines } from '../../../src/copy/mall/shared-lines';
import { ShareView } from '../../../src/features/mall/share/share-view';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { shareViewPlan } from '../../support/plans/booking/share-view.plan';

const pageText = () => document.body.textContent ?? '';
const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });

const chipOf = (one: ListSummary) => screen.getByRole('button', { name: copy.take.of(one) });

function lookAtShared(snapshot: ShareViewSnapshot) {
  const { shared, imported, lists, listId, isTaking, isFinding, failureCode } = selectShareView(snapshot);
  if (!shared) return expect.unreachable('what is shown is there');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.title(shared.from));
  for (const line of shared.sheet.lines) {
    expect(pageText()).toContain(lines.pack(line));
    expect(line.price === null || pageText().includes(yuan(line.price.amount))).toBe(true);
  }
  expect(pageText().includes('¥'), 'no price where none is shown').toBe(shared.show !== 'NONE');
  expect(shared.sheet.sums === null || pageText().includes(yuan(shared.sheet.sums.total))).toBe(true);
  if (imported) {
    expect(pageText()).toContain(copy.take.title(imported.list.name));
    expect(pageText()).toContain(copy.take.taken(imported.taken));
    for (const name of [...imported.stood, ...imported.left]) expect(pageText()).toContain(name);
    return expect(screen.queryByRole('button', { name: copy.take.press })).toBeNull();
  }
  if (lists.length === 1) expect(pageText()).toContain(copy.take.into(lists[0]?.name ?? ''));
  if (lists.length > 1)
    for (const one of lists)
      expect(chipOf(one).getAttribute('aria-pressed'), one.name).toBe(String(one.listId === listId));
  const press = screen.getByRole('button', { name: copy.take.press });
  expect(press.getAttribute('aria-busy')).toBe(String(isTaking || isFinding));
  return expect(screen.queryByRole('alert')?.textContent ?? null).toBe(failureCode && copy.take.failure[failureCode]);
}

function look(snapshot: ShareViewSnapshot) {
  const { stage, isFinding, failureCode } = selectShareView(snapshot);
  if (stage === 'here') return lookAtShared(snapshot);
  if (stage === 'gone') return expect(pageText()).toContain(copy.gone.text);
  if (stage === 'lost')
    return expect(pageText()).toContain(
      copy.lost[failureCode === 'network' || failureCode === 'unavailable' ? failureCode : 'unexpected'],
    );
  if (stage === 'reading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  return expect(screen.getByRole('button', { name: copy.locked.press }).getAttribute('aria-busy')).toBe(
    String(isFinding),
  );
}

walkView({
  plan: shareViewPlan,
  mount: (actor: ShareViewActor) => (
    <Router>
      <ShareView actor={actor} />
    </Router>
  ),
  perform: {
    'person.find': (_, snapshot) =>
      selectShareView(snapshot).stage === 'locked' ? person.press('button', copy.locked.press) : elsewhere(),
    'share.refresh': () => pressOrLate('button', copy.retry),
    'list.choose': ({ listId }, snapshot) => {
      const one = selectShareView(snapshot).lists.find((list) => list.listId === listId);
      return one ? person.press('button', copy.take.of(one)) : elsewhere();
    },
    'share.take': () => pressOrLate('button', copy.take.press),
    'paper.print': (_, snapshot) =>
      selectShareView(snapshot).stage === 'here' ? person.press('button', copy.print) : elsewhere(),
  },
  byWorld: { 'person.changed': 'the session' },
  look,
});
