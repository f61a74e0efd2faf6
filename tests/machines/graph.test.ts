/** @module-tag long */
import { expect, it } from 'vitest';

import { coverPairs, coverTransitions, pathLabel } from '../support/model/cover';
import { explore } from '../support/model/explore';
import { graphOf, retrace } from '../support/model/graph';
import { predict } from '../support/model/replay';
import { show } from '../support/model/show';
import { bookingSearchPlan } from '../support/plans/booking/booking-search.plan';
import { offerBoardPlan } from '../support/plans/booking/offer-board.plan';
import { kettlePlan } from '../support/toys/kettle';

/** Samples of two of these charts depend on facts that their situations do not distinguish. */
it.each([kettlePlan, offerBoardPlan, bookingSearchPlan])(
  'walks $machine.id the same as explored when its graph is shared',
  (plan) => {
    const [model, graph] = [explore(plan), graphOf(plan)];
    for (const cover of [coverTransitions, coverPairs]) {
      const [explored, shared] = [cover(model), cover(graph)];
      expect(shared.missing).toEqual(explored.missing);
      expect(shared.paths.map(pathLabel)).toEqual(explored.paths.map(pathLabel));
      for (const [at, path] of explored.paths.entries()) {
        const found = retrace(graph, shared.paths[at] ?? []);
        expect(found.path.map(({ step }) => show(step))).toEqual(path.map(({ step }) => show(step)));
        expect(show(found.moments)).toBe(show(predict(model, path)));
      }
    }
  },
);
