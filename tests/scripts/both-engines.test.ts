import { expect, it } from 'vitest';

import { withoutDatabase } from '../../scripts/suite/both-engines.mjs';
import { root } from '../../scripts/root.mjs';
import { folderOf } from '../server/support/folder';

const ENGINE = { 'tests/server/support/engine.ts': 'export const emptyDatabase = () => {};' };

it('runs every suite that reaches a database on both engines', () => {
  const folder = folderOf({
    ...ENGINE,
    'tests/server/support/gateway.ts': "import { emptyDatabase } from './engine';",
    'tests/server/orders/orders/support.ts': "export { open } from '../../support/gateway';",
    'tests/server/orders/orders/near.test.ts': "import { emptyDatabase } from '../../support/engine';",
    'tests/server/orders/orders/far.test.ts': "const { open } = await import('./support');",
    'tests/server/orders/orders/price.test.ts': "import { price } from '../../../../server/price';",
  });
  expect(withoutDatabase(folder.path)).toEqual(['tests/server/orders/orders/price.test.ts']);
  folder.remove();
});

it('throws when the engine file is missing', () => {
  const folder = folderOf({ 'tests/server/one.test.ts': '' });
  expect(() => withoutDatabase(folder.path)).toThrow('tests/server/support/engine.ts is not there');
  folder.remove();
});

it('leaves out database-free suites and no order suite', () => {
  const once = withoutDatabase(root);
  expect(once).toEqual(
    expect.arrayContaining(['tests/server/trade/modes/rail/price.test.ts', 'tests/server/base/draw-number.test.ts']),
  );
  const aboutOrders = once.filter((path) => /race|round|server\/orders\/orders|migrations|takings/.test(path));
  expect(aboutOrders, 'of orders a sentence and the statement of all turns').toEqual([
    'tests/server/orders/orders/overrun-text.test.ts',
    'tests/server/orders/orders/placing.test.ts',
  ]);
});
