import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OFFERS } from '../../support/cards/offers';
import { misplaced } from '../../support/places/places';
import { linesShown } from '../../support/places/shown';

it.each(Object.entries(OFFERS))('an offer of %s has every value beside its label', (_, { drawn, places }) => {
  render(<>{drawn}</>);
  expect(misplaced(linesShown(Object.keys(places)), places)).toEqual([]);
});
