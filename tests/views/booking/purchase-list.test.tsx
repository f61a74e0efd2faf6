import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';

import { countPieces } from '../../../domain/mall/quantity';
import { purchaseLines } from '../../../domain/mall/purchase';
import { isOrderable } from '../../../domain/modes/mall/offered';
import { formatMoney, YUAN } from '../../../domain/values/money';
import {
  ASKED_OF_LISTS,
  selectPurchaseList,
  type PurchaseListActor,
  type PurchaseListSnapshot,
} from '../../../machines/booking/purchase-list';
import { purchaseCopy as copy } from '../../../src/copy/mall/purchase';
import { PurchaseList } from '../../../src/features/mall/purchase/purchase-list';
import { GLYCOL_LINE, TOLUENE_LINE } from '../../../stories/booking/purchase.fixtures';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { purchaseListPlan } from '../../support/plans/booking/purchase-list.plan';

const ORDER = '去下单';

const yuan = (amount: number) => formatMoney({ amount, currency: YUAN });
const pageText = () => document.body.textContent ?? '';
const isOn = (lineId: string) =>
  screen.queryByLabelText(copy.line.count(lineId === TOLUENE_LINE.lineId ? TOLUENE_LINE : GLYCOL_LINE));

function lookAtShown(snapshot: PurchaseListSnapshot) {
  const { sheet, sums, typed, removed, replaced, failureCode } = selectPurchaseList(snapshot);
  if (!sheet) return expect.unreachable('a list that is shown is there');
  const { open, asking, askable } = selectPurchaseList(snapshot);
  for (const one of sheet.lists) {
    const chip = screen.getByRole('button', { name: copy.lists.of(one) });
    expect(chip.getAttribute('aria-pressed')).toBe(String(one.listId === open?.listId));
  }
  for (const what of ASKED_OF_LISTS)
    expect(screen.queryByRole('button', { name: copy.lists.ask[what] }) !== null).toBe(askable.includes(what));
  expect(screen.queryByLabelText<HTMLInputElement>(copy.lists.name)?.value ?? '').toBe(asking?.name ?? '');
  if (asking?.fault) expect(pageText()).toContain(copy.lists.faults[asking.fault]);
  const lines = purchaseLines(sheet);
  for (const line of lines) {
    const field = screen.getByLabelText<HTMLInputElement>(copy.line.count(line));
    expect(field.value, 'as typed, or as kept').toBe(
      typed[line.lineId]?.count ?? String(countPieces(line.sold, line.kg)),
    );
  }
  expect(screen.queryByText(copy.empty.title) !== null).toBe(lines.length === 0);
  if (lines.length === 0) return undefined;
  expect(screen.queryByText(copy.sum.saving) !== null, 'no sum of what is not kept').toBe(sums === null);
  const [orderable, asked] = [lines.some(isOrderable), lines.some((line) => !isOrderable(line))];
  const enquiry = orderable && asked ? copy.enquireRest(1, 1) : copy.enquire(1, 1);
  expect(screen.queryAllByRole('link', { name: enquiry }).length > 0).toBe(sums !== null);
  expect(screen.queryAllByRole('button', { name: ORDER }).length > 0).toBe(
    sums !== null && orderable && sheet.held?.isOver === false && lines.every(({ fault }) => fault === null),
  );
  if (sums) expect(pageText()).toContain(yuan(sums.total));
  expect(screen.queryByRole('button', { name: copy.sum.renew }) !== null).toBe(sheet.held?.isOver === true);
  expect(screen.queryByRole('button', { name: copy.undo }) !== null).toBe(removed !== null);
  expect(replaced === null || pageText().includes(copy.line.replaced(replaced.kg))).toBe(true);
  expect(screen.queryByText(failureCode ? copy.failure[failureCode] : 'nothing failed') !== null).toBe(
    failureCode !== null,
  );
  return undefined;
}

function look(snapshot: PurchaseListSnapshot) {
  const { stage, lostCode, isFinding } = selectPurchaseList(snapshot);
  if (stage === 'shown') return lookAtShown(snapshot);
  if (stage === 'lost') return expect(pageText()).toContain(copy.lost[lostCode]);
  if (stage === 'loading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  const signIn = screen.getByRole('button', { name: copy.signIn.press });
  return expect(signIn.getAttribute('aria-busy')).toBe(String(isFinding));
}

walkView({
  plan: purchaseListPlan,
  mount: (actor: PurchaseListActor) => (
    <Router>
      <PurchaseList
        actor={actor}
        renderOrder={() => <button type="button">{ORDER}</button>}
        renderPaste={() => null}
        onVisit={vi.fn<() => void>()}
      />
    </Router>
  ),
  perform: {
    'person.find': () => person.press('button', copy.signIn.press),
    'list.refresh': (_, snapshot) =>
      selectPurchaseList(snapshot).stage === 'lost' ? person.press('button', copy.retry) : elsewhere(),
    'line.type': ({ lineId, count }) => (isOn(lineId) ? person.type(copy.line.count(TOLUENE_LINE), count) : late()),
    'line.remove': ({ lineId }) =>
      lineId === GLYCOL_LINE.lineId ? pressOrLate('button', copy.line.remove(GLYCOL_LINE.nameCn)) : elsewhere(),
    'list.open': ({ listId }, snapshot) => {
      const one = selectPurchaseList(snapshot).sheet?.lists.find((list) => list.listId === listId);
      return one ? pressOrLate('button', copy.lists.of(one)) : elsewhere();
    },
    'list.ask': ({ what }) => pressOrLate('button', copy.lists.ask[what]),
    'list.name': ({ name }) => (screen.queryByLabelText(copy.lists.name) ? person.type(copy.lists.name, name) : late()),
    'list.leave': () => pressOrLate('button', copy.lists.leave),
    'list.confirm': (_, snapshot) => {
      const { asking } = selectPurchaseList(snapshot);
      return asking ? pressOrLate('button', copy.lists.confirm[asking.what]) : elsewhere();
    },
    'lines.arrange': () => pressOrLate('checkbox', copy.tick(TOLUENE_LINE)),
    'line.undo': () => pressOrLate('button', copy.undo),
    'delivery.choose': () => pressOrLate('button', copy.delivery.ways.SEND),
    'price.renew': () => pressOrLate('button', copy.sum.renew),
    'change.retry': (_, snapshot) =>
      selectPurchaseList(snapshot).stage === 'shown' ? pressOrLate('button', copy.retry) : late(),
  },
  byWorld: { 'person.changed': 'the session', 'page.seen': 'the browser', 'clock.ticked': 'the clock' },
  look,
});
