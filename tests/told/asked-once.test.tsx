import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** The number by which a country of arrival knows the consignee, where a mode asks for it by its own rules. */
const OWN_TAX = /name=(?:destTaxId|consigneeTax)\b/;

it.each(['air', 'fcl', 'flexi', 'lcl', 'rail', 'tank'])('asks a consignee of %s for one tax number', (mode) => {
  const page = readFileSync(`docs/told/pages/${mode}.txt`, 'utf8');
  expect([page.includes('name=consignee.taxId'), OWN_TAX.test(page)].filter(Boolean)).toHaveLength(1);
});
