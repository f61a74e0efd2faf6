import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOwnSamples, type OwnSamplesSnapshot } from '../../../machines/identity/own-samples';
import { ownSamplesCopy as copy } from '../../../src/copy/mall/own-samples';
import { sampleCopy } from '../../../src/copy/mall/sample';
import { OwnSamples } from '../../../src/features/user-center/own-samples';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { ownSamplesPlan } from '../../support/plans/identity/own-samples.plan';
import { alertText } from '../../support/sight';

function look(now: OwnSamplesSnapshot) {
  const { stage, products, failureCode } = selectOwnSamples(now);
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(stage === 'loading' ? copy.loading : null);
  expect(alertText()?.includes(failureCode ? copy.failure[failureCode] : '') ?? false).toBe(stage === 'lost');
  expect(screen.queryByText(copy.none) !== null).toBe(stage === 'shown' && products.length === 0);
  const shown = stage === 'shown' ? products : [];
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    shown.map(({ product }) => copy.named(product)),
  );
  for (const own of shown) {
    const card = screen.getByRole('heading', { level: 2, name: copy.named(own.product) }).closest('section');
    if (!card) return expect.unreachable('a product has a card');
    expect(within(card).getByText(copy.left(own))).toBeTruthy();
    const rows = within(card).getAllByRole('listitem');
    for (const [at, { state, parcel, reason }] of own.records.entries())
      for (const said of [sampleCopy.state[state], parcel ?? '', reason ?? ''])
        expect(rows[at]?.textContent).toContain(said);
  }
  return undefined;
}

walkView({
  plan: ownSamplesPlan,
  mount: (actor) => <OwnSamples actor={actor} />,
  perform: { 'samples.refresh': () => pressOrLate('button', /^(刷新|重试)$/) },
  look,
});
