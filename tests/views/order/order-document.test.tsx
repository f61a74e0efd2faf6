import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { OrderDocumentSnapshot } from '../../../machines/order/order-document';
import { lclReceiptCopy } from '../../../src/copy/modes/lcl/receipt';
import { ShedNotice } from '../../../src/modes/lcl/shed-notice';
import { PLACED_LCL } from '../../../stories/modes/lcl-order.fixtures';
import { walkView } from '../../support/model/walk-view';
import { orderDocumentPlan } from '../../support/plans/order/order-document.plan';

const { documents, failure } = lclReceiptCopy;
const named = (kind: string): string => Object.entries(documents).find(([one]) => one === kind)?.[1] ?? '';

function look({ context: { kind, failureCode }, ...now }: OrderDocumentSnapshot) {
  const page = document.body.textContent ?? '';
  expect(page, 'where the goods go stands there whatever happens').toContain(PLACED_LCL.shed.address);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual(failureCode ? [failure[failureCode]] : []);
  for (const name of Object.values(documents)) {
    const button = screen.getByRole('button', { name });
    const isFetched = now.hasTag('busy') && name === named(kind);
    expect(button.getAttribute('aria-busy') === 'true', `${name} is on its way`).toBe(isFetched);
  }
}

walkView({
  plan: orderDocumentPlan,
  mount: (actor) => <ShedNotice order={PLACED_LCL} actor={actor} />,
  perform: { 'document.print': ({ kind }) => person.press('button', named(kind)) },
  look,
});
