import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOfferSearch, type OfferSearchSnapshot } from '../../../machines/booking/offer-search';
import { sailingAdvice } from '../../../src/copy/search/sailing-advice';
import { offerSearchCopy as copy } from '../../../src/copy/search/offer-search';
import { OfferSearch } from '../../../src/features/offer-search/offer-search';
import { walkView } from '../../support/model/walk-view';
import { offerSearchPlan } from '../../support/plans/booking/offer-search.plan';
import { alertText, statusText } from '../../support/sight';

const has = (text: string) => document.body.textContent?.includes(text) ?? false;

function look(now: OfferSearchSnapshot) {
  const { stage, missing, isPartial, failure, ways } = selectOfferSearch(now);
  expect(has('what it is for'), 'until somebody asks the page says what it is for').toBe(
    stage === 'arriving' || stage === 'blank',
  );
  expect(has('the list')).toBe(stage === 'shown');
  expect(statusText()).toBe(stage === 'busy' ? copy.loading : null);
  expect(has(copy.partial)).toBe(isPartial);
  for (const part of ['org', 'dst', 'goods'] as const)
    expect(has(sailingAdvice.missing.why[part])).toBe(missing.includes(part));
  expect(screen.queryByRole('link', { name: sailingAdvice.missing.go.goods }) !== null).toBe(missing.includes('goods'));
  expect(alertText() !== null).toBe(failure !== null);
  if (failure) expect(alertText()).toContain(failure.message ?? copy.failed.why[failure.code]);
  expect(screen.queryByRole('link', { name: copy.empty.enquire }) !== null).toBe(stage === 'empty');
  expect(screen.queryByRole('link', { name: copy.empty.widen }) !== null).toBe(ways !== null && ways.widened !== null);
}

walkView({
  plan: offerSearchPlan,
  mount: (actor) => (
    <OfferSearch actor={actor} copy={copy} intro={<p>what it is for</p>} renderBoard={() => <p>the list</p>} />
  ),
  perform: {
    'search.retry': async () => {
      if (screen.queryByRole('button', { name: copy.failed.retry })) await person.press('button', copy.failed.retry);
    },
  },
  byWorld: {
    'address.changed': 'the address',
  },
  look,
});
