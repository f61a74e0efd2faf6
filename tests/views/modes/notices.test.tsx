import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { NOTICES } from '../../support/cards/notices';
import { misplaced } from '../../support/places/places';
import { factsShown } from '../../support/places/shown';

it.each(Object.entries(NOTICES))('the receipt of %s has every value in its place', (_, { drawn, places }) => {
  render(<>{drawn}</>);
  expect(misplaced(factsShown(), places)).toEqual([]);
});
