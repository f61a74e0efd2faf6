import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Tax number field of the consignee where a mode has its own. */
const OWN_TAX = /name=(?:destTaxId|consigneeTax)\b/;

it.each(['air', 'fcl', 'flexi', 'lcl', 'rail', 'tank'])('the consignee form of %s has one tax number field', (mode) => {
  const page = readFileSync(`docs/told/pages/${mode}.txt`, 'utf8');
  expect([page.includes('name=consignee.taxId'), OWN_TAX.test(page)].filter(Boolean)).toHaveLength(1);
});
