import { expect, it } from 'vitest';

import type { Constants } from '../../../src/effects/constants/constants';
import { loadListsVia } from '../../../src/effects/orders/load-lists';
import { outcomeOf } from '../home/support';

const LISTS =
  'tradeTerm transportTerm freightTerm blType releaseType packKind serviceType payType currency invoiceType'.split(' ');

it('the list load returns all ten option lists, each with its own items', async () => {
  const constants: Constants = async (name) => [{ code: 'A', name, constValue: 'A', constName: name }];
  await expect(outcomeOf(loadListsVia(constants))).resolves.toEqual({
    ok: true,
    lists: Object.fromEntries(LISTS.map((name) => [name, [{ code: 'A', name, constValue: 'A', constName: name }]])),
  });
});

it.each(LISTS)('the list load fails when %s does not load', async (lost) => {
  const constants: Constants = async (name) => (name === lost ? null : []);
  await expect(outcomeOf(loadListsVia(constants))).resolves.toEqual({ ok: false });
});
