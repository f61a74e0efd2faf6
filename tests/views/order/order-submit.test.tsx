import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { vesselAndVoyage } from '../../../domain/modes/fcl/detail';
import {
  orderSubmitIntents,
  selectOrderSubmit,
  type OrderSubmitActor,
  type OrderSubmitSnapshot,
} from '../../../machines/order/order-submit';
import { orderDialogsCopy as copy } from '../../../src/copy/order';
import { SubmitDialogView } from '../../../src/features/order/submit-dialog';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderSubmitPlan } from '../../support/plans/order/order-submit.plan';

function Page({ actor }: { actor: OrderSubmitActor }) {
  const view = useSelector(actor, selectOrderSubmit, shallowEqual);
  return (
    <SubmitDialogView
      view={view}
      on={orderSubmitIntents(actor)}
      changeTo="/shippingFcl"
      enquireAt="/enquiryFcl"
      orderAt={(orderNo) => `/shippingFcl/success?no=${orderNo}`}
      nameOf={vesselAndVoyage}
      lines={[]}
    />
  );
}

const TITLES = {
  priceChanged: copy.changed.title,
  soldOut: copy.soldOut.title,
  hourTaken: '所选时段已约满，请另选时段',
  cargoRefused: copy.refused.title,
  bounded: copy.bounded.title,
  refused: copy.refused.title,
  unagreed: copy.refused.title,
  alreadyMade: copy.alreadyMade.title,
  textsChanged: copy.textsChanged.title,
} as const;

function look(snapshot: OrderSubmitSnapshot) {
  const { stage, refusal, notice, canRetry, isBusy } = selectOrderSubmit(snapshot);
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null, 'it asks exactly where somebody has to answer').toBe(
    stage === 'unknown' || stage === 'refused',
  );
  if (stage === 'unknown') {
    expect(screen.getByRole('heading').textContent).toBe(copy.unknown.title);
    expect(screen.queryByRole('button', { name: copy.unknown.retry }) !== null).toBe(canRetry);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(notice && copy.notice[notice]);
    expect(screen.queryByText(copy.unknown.querying) !== null).toBe(isBusy);
  }
  if (stage === 'refused' && refusal && refusal.code in TITLES)
    expect(screen.getByRole('heading').textContent).toBe(TITLES[refusal.code as keyof typeof TITLES]);
  if (stage === 'refused' && refusal && 'message' in refusal) expect(screen.getByText(refusal.message)).toBeTruthy();
}

walkView({
  plan: orderSubmitPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'outcome.query': () => pressOrLate('button', copy.unknown.query),
    'submit.retry': () => pressOrLate('button', copy.unknown.retry),
    'price.accept': () => pressOrLate('button', copy.changed.accept),
    'refusal.dismiss': () => pressOrLate('button', /^(返回修改|返回表单|返回改时段|去阅读)$/),
  },
  byWorld: {
    'order.submit': 'the form',
    'order.doubt': 'the draft of an earlier visit',
  },
  look,
});
