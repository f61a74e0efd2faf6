import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectFitCheck, type FitCheckSnapshot } from '../../../machines/booking/fit-check';
import { lclOrderCopy as copy } from '../../../src/copy/modes/lcl/order';
import { FitNote } from '../../../src/modes/lcl/fit-note';
import { walkView } from '../../support/model/walk-view';
import { fitCheckPlan } from '../../support/plans/booking/fit-check.plan';

const CHANGE = '/shippingLcl?org=CNSHA&dst=NLRTM';

function look(snapshot: FitCheckSnapshot) {
  const view = selectFitCheck(snapshot);
  const note = screen.queryByRole('status');
  if (view.stage === 'none') return expect(note).toBeNull();
  if (view.stage !== 'told') return expect(note?.textContent).toBe(copy.fit[view.stage]);
  const { acceptance, nextFit } = view.fit;
  expect(note?.textContent, 'why').toContain(acceptance.reason);
  const link = screen.queryByRole('link');
  expect(link !== null, 'where it does not fit there is a way on').toBe(acceptance.level === 'BLOCK');
  if (link)
    expect([link.getAttribute('href'), link.textContent]).toEqual([CHANGE, nextFit ? '改看 12-16 班次' : copy.change]);
}

walkView({
  plan: fitCheckPlan,
  mount: (actor) => <FitNote actor={actor} changeTo={CHANGE} />,
  perform: {},
  byWorld: {
    'question.changed': 'the form it stands beside',
  },
  look,
});
