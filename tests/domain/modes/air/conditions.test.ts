import { expect, it } from 'vitest';

import { airAcceptance } from '../../../../domain/modes/air/acceptance';
import type { AirForm } from '../../../../domain/modes/air/form';
import { airFaults } from '../../../../domain/modes/air/rules';
import { airFacts, togetherAir } from '../../../support/air-order';

it('requires an identification of each row and names the rows without one', () => {
  const missing = (form: AirForm) =>
    airAcceptance(form, airFacts())
      .findings.filter(({ code }) => code === 'airCondMissing')
      .map(({ level, given }) => `${level} ${given['row']}`);
  const [paper] = togetherAir.files.filter(({ docType }) => docType === 'COND');
  const handed = (...kinds: string[]) => kinds.flatMap((docType) => (paper ? [{ ...paper, docType }] : []));
  expect(missing({ ...togetherAir, files: [] })).toStrictEqual(['PASS 1', 'PASS 2']);
  expect(missing(togetherAir), 'one that names no goods is of the first').toStrictEqual(['PASS 2']);
  expect(missing({ ...togetherAir, files: handed('COND:1090') })).toStrictEqual(['PASS 1']);
  expect(missing({ ...togetherAir, files: handed('COND:1230', 'COND:1090') })).toStrictEqual([]);
  const old = { ...togetherAir, files: handed('COND:1090'), condYear: '2025' };
  const faults = airFaults(old, airFacts()).map(({ path, code }) => `${path} ${code}`);
  expect(faults, 'that of one of them is held to the year as well').toContain('condYear airCondOld');
});
