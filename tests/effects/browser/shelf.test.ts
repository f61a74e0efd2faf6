// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';

import { goodsCardMachine, type GoodsCardActor } from '../../../machines/booking/goods-card';
import { readShelf, saveShelf, shelfWatcher } from '../../../src/effects/desk/shelf';

const TOLUENE = { key: '1294-toluene', name: 'UN 1294 甲苯' };
const METHANOL = { key: '1230-methanol', name: 'UN 1230 甲醇' };
const SHELF = 'goods-cards';

const chart = goodsCardMachine.provide({
  actors: { shelfWatcher, minuteTicker: fromCallback(() => undefined) },
  actions: { saveShelf, printPaper: () => undefined },
});
let pages: GoodsCardActor[] = [];
function page(): GoodsCardActor {
  const actor = createActor(chart).start();
  pages.push(actor);
  return actor;
}
const keptOn = (actor: GoodsCardActor) => actor.getSnapshot().context.kept;
/** Simulates a write by another tab. */
function written(kept: unknown, key: string | null = SHELF): void {
  localStorage.setItem(SHELF, JSON.stringify(kept));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  for (const actor of pages) actor.stop();
  pages = [];
  localStorage.clear();
});

it('the goods shelf returns the entries of the last visit, newest first', () => {
  const first = page();
  first.send({ type: 'card.keep', card: TOLUENE });
  first.send({ type: 'card.keep', card: METHANOL });
  first.stop();
  expect(keptOn(page())).toEqual([METHANOL, TOLUENE]);
});

it('the goods shelf hears changes of the shelf in another tab and no other key', () => {
  const here = page();
  written([TOLUENE], 'searches');
  expect(keptOn(here)).toEqual([]);
  written([TOLUENE]);
  expect(keptOn(here)).toEqual([TOLUENE]);
  here.send({ type: 'card.keep', card: METHANOL });
  expect(readShelf(), 'nothing of the other tab is lost').toEqual([METHANOL, TOLUENE]);
  written([], null);
  expect(keptOn(here), 'all that was stored has been cleared').toEqual([]);
});

it('the goods shelf hears nothing after the page stops', () => {
  const here = page();
  here.stop();
  written([TOLUENE]);
  expect(keptOn(here)).toEqual([]);
});

it.each(['{', '"x"', '[1]', '[{"key":"../<b>","name":"x"}]', '[{"name":"x"}]', 'null'])(
  'the goods shelf reads %s as an empty shelf',
  (text) => {
    localStorage.setItem(SHELF, text);
    expect(readShelf()).toEqual([]);
  },
);

it('the goods shelf reads at most twenty entries', () => {
  localStorage.setItem(SHELF, JSON.stringify(Array.from({ length: 30 }, (_, at) => ({ key: `g-${at}`, name: 'x' }))));
  expect(readShelf()).toHaveLength(20);
});

it('the goods shelf accepts names of 120 characters and drops longer ones', () => {
  const long = { ...TOLUENE, name: '苯'.repeat(120) };
  written([long]);
  expect(readShelf()).toEqual([long]);
  written([{ ...TOLUENE, name: '苯'.repeat(121) }]);
  expect(readShelf()).toEqual([]);
});
