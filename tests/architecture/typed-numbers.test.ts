import { expect, it } from 'vitest';

import { isProduct } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';

/** Parsers of codes, phone numbers and HS headings, where signs have no meaning. `typed-number.ts` parses numbers. */
const OF_CODES = [
  'domain/campaigns/slots.ts',
  'domain/modes/rail/row-fields.ts',
  'domain/people/phone.ts',
  'machines/identity/login/login.form.ts',
  'src/modes/dom/danger-part.tsx',
  'src/modes/rail/row-facts.tsx',
];
const STRIPPED = /replaceAll?\(\/(?:\\D|\[\^[\d\\.-]+\])\+?\/g/u;

it('strips signs only from codes, since 1.5 without its point is 15', () => {
  const stripping = [...readHouse()]
    .filter(([path, text]) => isProduct(path) && STRIPPED.test(text))
    .map(([path]) => path);
  expect(stripping.toSorted()).toEqual(OF_CODES);
});
