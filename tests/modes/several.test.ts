import { expect, it } from 'vitest';

import { AIR_CASE } from '../support/modes/cases/air';
import { CFS_CASE } from '../support/modes/cases/cfs';
import { DGD_CASE } from '../support/modes/cases/dgd';
import type { FormCase } from '../support/modes/mode-case';

const saidOf = <TForm extends object, TFacts>({ mode, samples, declared }: FormCase<TForm, TFacts>) =>
  declared
    .filter(({ field }) => field.kind === 'many')
    .flatMap(({ path, field: { options = [] }, asks, withValue }) =>
      samples
        .filter(({ form, facts }) => asks(form, facts))
        .map(({ form, facts }) => {
          const codeOf = (value: readonly string[]) =>
            mode.faults(withValue(form, value), facts).find((fault) => fault.path === path)?.code ?? null;
          return { path, said: [['NONSENSE'], [options[0] ?? '', options[0] ?? ''], options].map(codeOf) };
        }),
    );

it.each([
  ['AIR', saidOf(AIR_CASE)],
  ['CFS', saidOf(CFS_CASE)],
  ['DGD', saidOf(DGD_CASE)],
])('%s accepts each list choice once and only listed ones', (_, said) => {
  expect(said.length).toBeGreaterThan(0);
  for (const { path, said: codes } of said) expect(codes, path).toEqual(['notListed', 'notListed', null]);
});
