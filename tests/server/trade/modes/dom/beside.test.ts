import { expect, it } from 'vitest';

import { domMode, searchDom } from '../../../../../server/trade/modes/dom/mode';
import { listOffers } from '../../../../../server/trade/modes/dom/offers';
import { domSearchOf } from '../../../../support/dom-order';
import { untouchedWorld } from '../../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const asked = (change: Partial<ReturnType<typeof domSearchOf>> = {}) =>
  domSearchOf({ orgPortCode: 'CNSHA', dstPortCode: 'CNTXG', from: null, to: null, ...change });
const besideIn = (search: ReturnType<typeof asked>, world = NOW) =>
  searchDom(search, world).offers.flatMap(({ detail }) => detail.beside ?? []);
const lowestOf = (search: ReturnType<typeof asked>, world = NOW) =>
  Math.min(
    ...listOffers(search, world).flatMap(({ state, price }) =>
      state === 'OPEN' && price ? [price.charges.totalYuan.amount] : [],
    ),
  );

it('nearest-port hint gives the price a search from that port returns', () => {
  const beside = besideIn(asked());
  expect(beside.map(({ side, port }) => `${side} ${port.nameCn}`)).toEqual(['org 太仓', 'dst 大连']);
  for (const { side, port, lowest } of beside) {
    const other = asked(side === 'org' ? { orgPortCode: port.code } : { dstPortCode: port.code });
    expect(lowest).toEqual({ amount: lowestOf(other), currency: '1' });
  }
});

it('nearest-port hint skips a port with a truck leg, and dangerous goods', () => {
  expect(besideIn(asked({ from: '3101' })).map(({ side }) => side)).toEqual(['dst']);
  expect(besideIn(asked({ isDanger: 'Y', unNo: '1230' }))).toEqual([]);
});

it('nearest-port hint requires a bookable sailing, and watches its stock', () => {
  const full = { ...NOW, taken: (stock: string) => (stock.includes('CNTAG') ? 1_000 : 0) };
  expect(besideIn(asked(), full).map(({ port }) => port.code)).not.toContain('CNTAG');
  expect(domMode.stock.markets(asked())).toEqual(expect.arrayContaining(['CNSHA-CNTXG', 'CNTAG-CNTXG', 'CNSHA-CNDLC']));
});

it('nearest-port hint appears once in the list, and not in a quote', () => {
  const { offers } = searchDom(asked(), NOW);
  expect(offers.filter(({ detail }) => detail.beside !== undefined)).toHaveLength(1);
  const [first] = offers;
  const locked = domMode.offer(asked(), first?.offerId ?? '', { ...NOW, factor: 1 } as never);
  expect(locked?.offer.detail).not.toHaveProperty('beside');
});
