import { person } from '#person';
import { render, screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect, it } from 'vitest';

import {
  draftChoiceIntents,
  selectDraftChoice,
  type DraftChoiceActor,
  type DraftChoiceSnapshot,
} from '../../../machines/order/draft-choice';
import { orderDialogsCopy } from '../../../src/copy/order';
import { DraftChoiceDialogView } from '../../../src/features/order/draft-choice-dialog';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { draftChoicePlan } from '../../support/plans/order/draft-choice.plan';

const { older: copy } = orderDialogsCopy;

function Page({ actor }: { actor: DraftChoiceActor }) {
  const view = useSelector(actor, selectDraftChoice, shallowEqual);
  return <DraftChoiceDialogView view={view} on={draftChoiceIntents(actor)} />;
}

/** Button labels of the planned drafts. */
const FIRST = /^继续旧草稿.*，(甲醇|甲苯)$/;
const SECOND = /^继续旧草稿.*，过硫酸钠$/;

const DROP_FIRST = /^(确定)?删除.*，(甲醇|甲苯)$/;
const DROP_SECOND = /^(确定)?删除.*，过硫酸钠$/;

function look(snapshot: DraftChoiceSnapshot) {
  const { drafts, older } = snapshot.context;
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null, 'the person is asked exactly while the chart asks').toBe(snapshot.hasTag('asking'));
  if (!dialog) return;
  for (const { form } of drafts)
    expect(dialog.textContent, 'each draft is called by its goods').toContain(form.goods[0]?.nameCn);
  if (older) expect(dialog.textContent, 'and by its lane').toContain(older.quote.offer.dst?.nameCn);
}

walkView({
  plan: draftChoicePlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'older.resume': ({ key }, { context }) => {
      if (!context.drafts.some((draft) => draft.key === key)) return elsewhere();
      return pressOrLate('button', key === 'K1' ? FIRST : SECOND);
    },
    'older.drop': ({ key }, { context }) => {
      if (!context.drafts.some((draft) => draft.key === key)) return elsewhere();
      return pressOrLate('button', key === 'K1' ? DROP_FIRST : DROP_SECOND);
    },
    'older.leave': () => person.press('button', copy.leave),
  },
  byWorld: {
    'choice.drafts': 'the gateway',
    'choice.quote': 'the page',
  },
  look,
});

it('the draft dialog shows no lane for a service and marks an unknown lane of a freight', () => {
  const on = { resume: () => undefined, drop: () => undefined, leave: () => undefined };
  const draft = { key: 'K1', goods: ['甲醇'], kg: 400, savedAt: 0 };
  const about = { org: null, dst: null, stops: [], leavesAt: null };
  const { rerender } = render(
    <DraftChoiceDialogView view={{ isDeciding: false, dropKey: null, question: [{ ...draft, about }] }} on={on} />,
  );
  expect(screen.queryByText('航线')).toBeNull();
  expect(screen.getByText('毛重').nextSibling?.textContent).toBe('400 kg');
  expect(screen.getByRole('button', { name: /^继续旧草稿\s?甲醇$/ })).toBeTruthy();
  const [org, dst] = [
    { code: '3205', nameCn: '苏州市', nameEn: '' },
    { code: '4101', nameCn: '郑州市', nameEn: '' },
  ];
  const stopping = { org, dst, stops: ['南京市', '合肥市'], leavesAt: null };
  rerender(
    <DraftChoiceDialogView
      view={{ isDeciding: false, dropKey: null, question: [{ ...draft, about: stopping }] }}
      on={on}
    />,
  );
  expect(screen.getByText('航线').nextSibling?.textContent).toBe('苏州市 → 南京市 → 合肥市 → 郑州市');
  rerender(
    <DraftChoiceDialogView
      view={{ isDeciding: false, dropKey: null, question: [{ ...draft, about: null }] }}
      on={on}
    />,
  );
  expect(screen.getByText('航线').nextSibling?.textContent).toBe('未填');
});
