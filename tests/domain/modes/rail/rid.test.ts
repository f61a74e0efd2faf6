import { expect, it } from 'vitest';

import { ridNumberOf } from '../../../../domain/modes/rail/rid';

it.each([
  ['1823', 'II', '80/1823'],
  ['1230', 'II', '336/1230'],
  ['1203', 'II', '33/1203'],
  ['1263', 'III', '30/1263'],
  ['1263', 'II', '33/1263'],
  ['2810', 'I', '66/2810'],
  ['3082', 'III', '90/3082'],
  ['2014', 'II', '58/2014'],
])('UN %s of packing group %s is %s on its plate', (unNo, group, said) => {
  expect(ridNumberOf(unNo, group)).toBe(said);
});

it.each([
  ['1263', ''],
  ['2810', 'N'],
  ['1748', 'II'],
  ['', ''],
])('UN %s of packing group “%s” is nobody’s guess', (unNo, group) => {
  expect(ridNumberOf(unNo, group)).toBeNull();
});
