import { expect, it } from 'vitest';

import { keepModules } from '../../scripts/suite/keep-modules.mjs';

type Asked = { id: string; sourceCode: string };

function keyOf(asked: Asked): unknown {
  let key: unknown;
  const context = {
    experimental_defineCacheKeyGenerator: (generator: (of: Asked) => unknown) => {
      key = generator(asked);
    },
  };
  (keepModules().configureVitest as unknown as (of: typeof context) => void)(context);
  return key;
}

const ID = `${process.cwd()}/tests/flows/views.test.ts`;

it('keys a module by its resolved imports', () => {
  const machines = keyOf({ id: ID, sourceCode: "import { machines } from '../../flows/list/machines';" });
  expect(machines).toBe('flows/list/machines.ts');
  expect(keyOf({ id: ID, sourceCode: "import { words } from '../../flows/list/words';" })).not.toBe(machines);
});

it('does not cache a module with import.meta.glob', () => {
  expect(keyOf({ id: ID, sourceCode: "const all = import.meta.glob('../../src/**/*.tsx', { eager: true });" })).toBe(
    false,
  );
});
