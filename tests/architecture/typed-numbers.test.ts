import { expect, it } from 'vitest';

import { isProduct } from '../../scripts/rooms.mjs';
import { readHouse } from '../support/arrows/house';

/** Readers of codes, telephones and customs headings, in which signs mean nothing. A number is read by `typed-number.ts`. */
const OF_CODES = [
  'domain/campaigns/slots.ts',
  'domain/modes/rail/row-fields.ts',
  'domain/people/phone.ts',
  'machines/identity/login/login.form.ts',
  'src/modes/dom/danger-part.tsx',
  'src/modes/rail/row-facts.tsx',
];
const STRIPPED = /replaceAll?\(\/(?:\\D|\[\^[\d\\.-]+\])\+?\/g/u;

it('takes signs out of codes alone, since 1.5 without its point is 15', () => {
  const stripping = [...readHouse()]
    .filter(([path, text]) => isProduct(path) && STRIPPED.test(text))
    .map(([path]) => path);
  expect(stripping.toSorted()).toEqual(OF_CODES);
});
