import { expect, it } from 'vitest';

import { ridNumber } from '../../../../domain/modes/rail/rid';

it.each([
  ['1823', 'II', '80/1823'],
  ['1230', 'II', '336/1230'],
  ['1203', 'II', '33/1203'],
  ['1263', 'III', '30/1263'],
  ['1263', 'II', '33/1263'],
  ['2810', 'I', '66/2810'],
  ['3082', 'III', '90/3082'],
  ['2014', 'II', '58/2014'],
])('gives UN %s of packing group %s the hazard number %s', (unNo, group, said) => {
  expect(ridNumber(unNo, group)).toBe(said);
});

it.each([
  ['1263', ''],
  ['2810', 'N'],
  ['1748', 'II'],
  ['', ''],
])('gives no hazard number for UN %s of packing group “%s”', (unNo, group) => {
  expect(ridNumber(unNo, group)).toBeNull();
});
