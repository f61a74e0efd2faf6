// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';

import { DOM_LOAD } from '../../../domain/modes/dom/address';
import type { Load, LoadMode } from '../../../domain/offer/load';
import { saveTyped } from '../../../src/effects/desk/save-typed';
import { heldRows, keepingLoad, keepingWords, saveRows } from '../../../src/effects/market/save-rows';

const at = (address: string) => history.replaceState({ entry: 'a' }, '', address);
const here = () => location.href.replace(location.origin, '');
afterEach(() => history.replaceState(null, '', '/'));

const load: Load = { isDanger: 'Y', isStackable: true, rows: [] };
const mode: LoadMode = {
  most: 3,
  blank: { unNo: '', pieces: '', kg: '', m3: '' },
  parts: [],
  read: (search) => ({ ...load, isStackable: search.includes('stack=1') }),
  words: ({ isStackable }) => ({ rows: '1230~2', stack: isStackable ? '1' : null }),
};

it.each([
  ['/dgdesk?tool=un', '/dgdesk?tool=seg&a=1'],
  ['/dgdesk?tool=un&ask=UN%201230#part', '/dgdesk?tool=seg&a=1&ask=UN%201230#part'],
])('input at %s goes into the address beside other parameters, without a history entry', (from, to) => {
  at(from);
  const before = history.length;
  saveTyped(null, { told: 'tool=seg&a=1' });
  expect(here()).toBe(to);
  expect(history.length).toBe(before);
  expect(history.state).toEqual({ entry: 'a' });
});

it('goods rows go into the address beside other parameters, without defaults', () => {
  at('/shippingLcl?org=CNSHA&rows=old&stack=1&d=Y#list');
  saveRows(null, { mode, ...load });
  expect(here()).toBe('/shippingLcl?org=CNSHA&d=Y&rows=1230~2&stack=1#list');
  saveRows(null, { mode, ...load, isStackable: false });
  expect(here()).toBe('/shippingLcl?org=CNSHA&d=Y&rows=1230~2#list');
  expect(history.state).toEqual({ entry: 'a' });
});

it('a search link keeps only the listed parameters of the current address', () => {
  at('/tankIndex?q=19&tf=20&org=CNSHA&qx=1');
  expect(keepingWords('/tankIndex?org=CNNGB', ['q', 'tf'])).toBe('/tankIndex?org=CNNGB&q=19&tf=20');
  expect(keepingWords('/tankIndex', ['q'])).toBe('/tankIndex?q=19');
  at('/tankIndex');
  expect(keepingWords('/tankIndex?org=CNNGB', ['q'])).toBe('/tankIndex?org=CNNGB');
});

it('a link to another mode keeps the goods', () => {
  at('/shippingLcl?org=CNSHA&stack=1');
  expect(keepingLoad('/shippingLcl?org=CNNGB&rows=old', mode, null)).toBe('/shippingLcl?org=CNNGB&rows=1230~2&stack=1');
  at('/shippingLcl?org=CNSHA');
  expect(keepingLoad('/shippingLcl', mode, null)).toBe('/shippingLcl?rows=1230~2');
});

it('the doors move along with the ports', () => {
  at('/domesticTrade?org=CNTXG&dst=CNNSA&from=1101');
  const doors: LoadMode = {
    ...mode,
    read: () => ({ ...load, rows: [{ ...mode.blank, kg: '1' }] }),
    moved: (row, was, now) => ({ ...row, m3: `${was} to ${now}` }),
    words: ({ rows }) => ({ rows: rows[0]?.m3 ?? null }),
  };
  expect(keepingLoad('/domesticTrade?org=CNNSA&dst=CNTXG', doors, null)).toBe(
    '/domesticTrade?org=CNNSA&dst=CNTXG&rows=?org=CNTXG&dst=CNNSA&from=1101 to ?org=CNNSA&dst=CNTXG',
  );
});

it('a link to another mode keeps unsaved rows, and none after they are in the address', () => {
  at('/domesticTrade?org=CNTXG&dst=CNNSA&d=Y&from=1101&to=4401');
  const { holdRows, releaseRows, now } = heldRows();
  expect(now()).toBeNull();
  holdRows(null, DOM_LOAD.read('?d=Y&from=4401&to=1101'));
  // The ports swap together with doors changed just before.
  expect(keepingLoad('/domesticTrade?org=CNNSA&dst=CNTXG', DOM_LOAD, now())).toBe(
    '/domesticTrade?org=CNNSA&dst=CNTXG&d=Y&from=1101&to=4401',
  );
  releaseRows();
  expect(keepingLoad('/domesticTrade?org=CNNSA&dst=CNTXG', DOM_LOAD, now())).toBe(
    '/domesticTrade?org=CNNSA&dst=CNTXG&d=Y&from=4401&to=1101',
  );
});
