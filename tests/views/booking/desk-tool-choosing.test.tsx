import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { PTS_TOOL } from '../../../domain/desk/tools/pts';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { UN_TOOL } from '../../../domain/desk/tools/un';
import { deskToolMachine, selectToolPicker } from '../../../machines/booking/desk-tool';
import { pickerMachine, type FindOptionsInput, type FindOptionsOutcome } from '../../../machines/booking/picker';
import type { LoadGoodsInput, LoadGoodsOutcome } from '../../../machines/support/library-region';
import { DeskTool } from '../../../src/features/desk/desk-tool';
import type { ToolKit } from '../../../src/trade/desk/kit';
import ptsKit from '../../../src/trade/desk/kits/pts';
import segKit from '../../../src/trade/desk/kits/seg';
import unKit from '../../../src/trade/desk/kits/un';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';

const running = deskToolMachine.provide({
  actors: {
    goodsPicker: pickerMachine.provide({
      actors: { findOptions: fromPromise<FindOptionsOutcome, FindOptionsInput>(() => new Promise(() => {})) },
    }),
    addressWatcher: fromCallback(() => undefined),
    findGoods: fromPromise<LoadGoodsOutcome, LoadGoodsInput>(async ({ input: { sought } }) => ({
      ok: true,
      found: sought.map(({ key, token }) => ({ key, token, kind: 'known', goods: [METHANOL_FACTS], strangers: [] })),
    })),
  },
});

const answer = () => screen.getByRole('region', { name: '结论' }).textContent ?? '';

it.each([
  ['of the substance before', UN_TOOL, unKit, '?tool=un&un=1230', true],
  ['of a list, which another is only added to', SEG_TOOL, segKit, '?tool=seg&un1=1230&un2=1230-methanol', false],
])('the answer %s is hidden only when the search will replace it: %#', async (_, tool, kit, search, isGone) => {
  const actor = createActor(running, { input: { tool } }).start();
  await person.opens(<DeskTool actor={actor} kit={kit} renderPicker={() => null} />);
  actor.send({ type: 'address.changed', search });
  await vi.waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0));
  const said = answer();
  const picker = selectToolPicker(actor.getSnapshot());
  picker.send({ type: 'picker.open' });
  picker.send({ type: 'query.change', query: '18' });
  await vi.waitFor(() => expect(answer().includes('正在换货物，选定后再给结论。')).toBe(isGone));
  expect(screen.queryAllByRole('heading', { level: 3 }).length === 0).toBe(isGone);
  picker.send({ type: 'picker.close' });
  await vi.waitFor(() => expect(answer()).toBe(said));
  actor.stop();
});

it('an amount belongs to its substance and is removed with it', async () => {
  const actor = createActor(running, { input: { tool: PTS_TOOL } }).start();
  await person.opens(<DeskTool actor={actor} kit={ptsKit} renderPicker={() => null} />);
  actor.send({ type: 'address.changed', search: '?tool=pts&un1=1230&a1=300&un2=1230-methanol&a2=20' });
  await vi.waitFor(() => expect(answer()).toContain('960 点'));
  const rows = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name, value }) => [name, value]);
  expect(rows()).toEqual([
    ['a1', '300'],
    ['a2', '20'],
  ]);
  await person.type(/第 2 行/, '50');
  await vi.waitFor(() => expect(answer()).toContain('超过 1,000 点'));
  screen.getAllByRole('button', { name: /^移除/ })[0]?.click();
  await vi.waitFor(() => expect(rows()).toEqual([['a1', '50']]));
  expect(answer()).toContain('150 点');
  actor.stop();
});

/** Form footer before and after an answer. */
async function footOf(tool: typeof PTS_TOOL | typeof UN_TOOL, kit: ToolKit, search: string) {
  const actor = createActor(running, { input: { tool } }).start();
  await person.opens(<DeskTool actor={actor} kit={kit} renderPicker={() => null} />);
  const foot = () => screen.queryByText('看结论')?.closest('a') ?? null;
  const before = foot();
  actor.send({ type: 'address.changed', search });
  await vi.waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0));
  actor.stop();
  return { before, foot: foot() };
}

it('the footer of a form with several fields repeats the verdict and links to it', async () => {
  const { before, foot } = await footOf(PTS_TOOL, ptsKit, '?tool=pts&un1=1230&a1=300');
  expect(before).toBeNull();
  const [headline] = screen.getAllByRole('heading', { level: 3 });
  expect(foot?.textContent).toContain(headline?.textContent);
  expect(document.querySelector(foot?.getAttribute('href') ?? '')).toBe(screen.getByRole('region', { name: '结论' }));
});

it('a form with one field has no footer', async () => {
  expect((await footOf(UN_TOOL, unKit, '?tool=un&un=1230')).foot).toBeNull();
});
