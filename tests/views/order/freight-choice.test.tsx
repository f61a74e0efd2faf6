import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectFreightChoice, type FreightChoiceSnapshot } from '../../../machines/order/freight-choice';
import { carriedParts, TRUCKED } from '../../../stories/modes/mall-freight.fixtures';
import { mallFreightCopy as copy } from '../../../src/copy/modes/mall/freight';
import { FreightChoice } from '../../../src/modes/mall/freight-choice';
import { walkView } from '../../support/model/walk-view';
import { freightChoicePlan } from '../../support/plans/order/freight-choice.plan';

const PARTS = carriedParts(TRUCKED);

function look(now: FreightChoiceSnapshot) {
  const view = selectFreightChoice(now);
  const told = view.stage === 'told' ? view.answer : [];
  expect(screen.queryByRole('status')?.textContent ?? '').toBe(
    view.stage === 'asking' || view.stage === 'silent' ? copy[view.stage] : '',
  );
  const radios = screen.queryAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ disabled, checked }) => [disabled, checked])).toEqual(
    told.map((one) => [one.refused !== null || one.wrong !== null, one.draftId === TRUCKED.draftId]),
  );
  expect(screen.queryByText(copy.none) !== null).toBe(view.stage === 'told' && told.length === 0);
  const isGone = told.length > 0 && told.every(({ draftId }) => draftId !== TRUCKED.draftId);
  expect(screen.queryByText(copy.chosenGone) !== null, 'what was chosen is none of them').toBe(isGone);
}

walkView({
  plan: freightChoicePlan,
  mount: (actor) => <FreightChoice actor={actor} parts={PARTS} />,
  perform: {},
  byWorld: { 'question.changed': 'the form it stands beside' },
  look,
});
