import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  orderDraftIntents,
  selectOrderDraft,
  type OrderDraftActor,
  type OrderDraftSnapshot,
} from '../../../machines/order/order-draft';
import { orderDialogsCopy, orderPageCopy as copy } from '../../../src/copy/order';
import { DraftDialogView } from '../../../src/features/order/draft-dialog';
import { OrderStrip } from '../../../src/features/order/order-strip';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderDraftPlan } from '../../support/plans/order/order-draft.plan';

function Page({ actor }: { actor: OrderDraftActor }) {
  const view = useSelector(actor, selectOrderDraft, shallowEqual);
  const on = orderDraftIntents(actor);
  return (
    <>
      <OrderStrip draft={view} onClear={on.drop}>
        {null}
      </OrderStrip>
      <DraftDialogView view={view} on={on} />
    </>
  );
}

function look(snapshot: OrderDraftSnapshot) {
  const { question, failureCode, isSaving, savedAt } = selectOrderDraft(snapshot);
  const page = document.body.textContent ?? '';
  expect(screen.queryByRole('alertdialog') !== null, 'two drafts are asked about').toBe(question !== null);
  if (question) expect(page).toContain(orderDialogsCopy.draft.title);
  for (const [code, sentence] of Object.entries(copy.draft)) expect(page.includes(sentence)).toBe(code === failureCode);
  expect(page.includes(copy.saving)).toBe(failureCode === null && isSaving);
  expect(page.includes(copy.clear)).toBe(failureCode === null && !isSaving && savedAt !== 0);
}

walkView({
  plan: orderDraftPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'draft.drop': (event, snapshot) => {
      const { question, failureCode, isSaving, savedAt } = selectOrderDraft(snapshot);
      const isOffered = question === null && failureCode === null && !isSaving && savedAt !== 0;
      return isOffered && event.next === null ? person.press('button', copy.clear) : elsewhere();
    },
    'draft.choose': (event) => pressOrLate('button', event.side === 'theirs' ? /^另一份/ : /^本机/),
  },
  byWorld: {
    'draft.save': 'the bar below the form',
    'draft.mark': 'the submission',
    'draft.recall': 'the page',
    'draft.note': 'the form',
    'page.leave': 'the browser',
    'draft.leave': 'the page',
    'draft.turn': 'the page',
    'draft.name': 'the page',
    'draft.appeared': 'another tab',
    'draft.counted': 'another tab',
  },
  look,
});
