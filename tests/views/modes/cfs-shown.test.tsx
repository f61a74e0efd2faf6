import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { readCfsQuery } from '../../../domain/modes/cfs/address';
import type { CfsStep } from '../../../domain/modes/cfs/fields';
import type { CfsForm } from '../../../domain/modes/cfs/form';
import { CFS } from '../../../domain/modes/cfs/mode';
import { markGeneral } from '../../../domain/order/goods/marked';
import { cfsSearchCopy } from '../../../src/copy/modes/cfs/search';
import { CfsOrderView } from '../../../src/modes/cfs/cfs-order-view';
import { PlanBar } from '../../../src/modes/cfs/plan-bar';
import { SlotGrid } from '../../../src/modes/cfs/slot-grid';
import { StuffingNoticeView } from '../../../src/modes/cfs/stuffing-notice';
import { CFS_FACTS, CFS_QUOTE, CFS_SOUND } from '../../../stories/modes/cfs.fixtures';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';
import { order as filling } from '../../../stories/order/fcl-order.fixtures';
import { formViewIn } from '../../../stories/order/form-view.fixtures';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';

const [row] = CFS_SOUND.goods;
if (!row) throw new Error('there are no goods');
const { isDanger } = CFS_SOUND;

function drawn(change: Partial<CfsForm>, step: CfsStep = 'goods') {
  const filled = { mode: CFS, facts: CFS_FACTS, library: { methanol: METHANOL_FACTS } };
  return render(
    <CfsOrderView
      {...filling}
      form={{ on: filling.form.on, view: formViewIn(filled, { ...CFS_SOUND, ...change }, [step]) }}
      order={{ ...filling.order, view: { ...filling.order.view, quote: CFS_QUOTE, alternatives: [] } }}
      quote={{ ...filling.quote, view: { ...lockedQuote, quote: CFS_QUOTE } }}
    />,
  );
}

it('the stuffing form focuses a missing checkbox like any other field', () => {
  const filled = { mode: CFS, facts: CFS_FACTS, library: { methanol: METHANOL_FACTS } };
  const view = { ...formViewIn(filled, CFS_SOUND, ['goods']), focus: { path: 'lash', turn: 1 } };
  render(
    <CfsOrderView
      {...filling}
      form={{ on: filling.form.on, view }}
      order={{ ...filling.order, view: { ...filling.order.view, quote: CFS_QUOTE, alternatives: [] } }}
      quote={{ ...filling.quote, view: { ...lockedQuote, quote: CFS_QUOTE } }}
    />,
  );
  expect(document.activeElement?.getAttribute('name')).toBe('lash');
});

it('the stuffing form counts placards from the current rows, not from earlier goods', () => {
  const page = drawn({});
  expect(screen.getByText(/^四面标牌：第 3 类 4 \+ 第 6.1 类 4 \+ UN 号牌.* 4 = 12 张$/)).not.toBeNull();
  page.unmount();
  // A typed UN number overrides the earlier library choice.
  drawn({ goods: [{ ...row, unNo: '9999', subRisks: [] }] });
  expect(screen.getByText(/^四面标牌：第 3 类 4 \+ UN 号牌.* 4 = 8 张$/)).not.toBeNull();
});

it('the stuffing form counts no placards while a class is missing and names nameless goods by UN number', () => {
  const nameless = { ...row, key: '9', nameCn: '', unNo: '9999', hazardClass: '' as const, subRisks: [] };
  drawn({ goods: [row, nameless] });
  expect(screen.queryByText(/^四面标牌/)).toBeNull();
  expect(screen.getByText('箱内有货物待定危险类别，大危标还数不出')).not.toBeNull();
  expect(screen.getByText('甲醇、UN 9999')).not.toBeNull();
});

it('the stuffing form allows a general row beside dangerous goods and requires its fields', () => {
  const alone = drawn({});
  expect(screen.queryByLabelText('这一行是普通货物（没有 UN 编号）')).toBeNull();
  alone.unmount();
  const beside = { ...markGeneral(row, true), key: '9', nameCn: '柠檬酸', hsCode: '' };
  const { container } = drawn({ goods: [row, beside] });
  const ticks = screen.getAllByLabelText<HTMLInputElement>('这一行是普通货物（没有 UN 编号）');
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true]);
  expect(container.querySelector('[name="goods.1.hsCode"]')).not.toBeNull();
  expect(container.querySelector('[name="goods.1.packMark"]')).toBeNull();
  expect(screen.getAllByLabelText('食品或饲料用途')).toHaveLength(2);
  fireEvent.click(ticks[0] ?? container);
  expect(filling.form.on.edit).toHaveBeenCalledWith({ kind: 'goods.mark', at: 0, isGeneral: true });
});

it('the stuffing form marks a past hour with the nearest free ones before the customer goes on', () => {
  const inbound = CFS_SOUND.inbound.map((truck) => ({ ...truck, slot: '2026-11-20T08' }));
  drawn({ inbound }, 'station');
  expect(screen.getByText('该时段已过，请换时间')).not.toBeNull();
  expect(screen.getByText('时段要改')).not.toBeNull();
});

it('the stuffing form shows the reason instead of a price', () => {
  drawn({ boxes: [{ type: '20GP', count: '2' }], cfs: { [row.key]: { boxNo: '1', isFood: false } } });
  expect(screen.getAllByText('2 号箱还没有货物').length).toBeGreaterThan(0);
  expect(screen.queryByText('暂无报价')).toBeNull();
});

it('the stuffing form clears the answer on a typed weight or another cut-off', () => {
  const [onAsk, onType] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<PlanBar asked={readCfsQuery('?org=CNSHA&un=1230&tons=16')} onType={onType} onAsk={onAsk} />);
  fireEvent.input(screen.getByLabelText(cfsSearchCopy.bar.tons), { target: { value: '２０' } });
  expect(onType).toHaveBeenCalledOnce();
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByLabelText(cfsSearchCopy.bar.tons));
  expect(onAsk).toHaveBeenLastCalledWith({ cut: null, tons: '20' });
});

it('the stuffing form names no class on the receipt of a limited quantity container', () => {
  const boxes = PLACED_CFS.boxes.map((box) => ({
    ...box,
    placards: { hazards: [], marks: ['limited' as const], count: 4 },
  }));
  const on = { fetch: vi.fn<() => void>() };
  render(<StuffingNoticeView order={{ ...PLACED_CFS, boxes }} view={{ busyKind: null, failureCode: null }} on={on} />);
  expect(screen.getByText(/四面标牌：限量标记 4 = 4 张/)).not.toBeNull();
  expect(document.body.textContent).not.toContain('第  类');
});

it('the stuffing form offers the packing certificate for dangerous goods only', () => {
  const on = { fetch: vi.fn<(kind: string) => void>() };
  const view = { busyKind: null, failureCode: null };
  const page = render(<StuffingNoticeView order={{ ...PLACED_CFS, isDanger }} view={view} on={on} />);
  fireEvent.click(screen.getByRole('button', { name: '装箱证明书草稿' }));
  expect(on.fetch).toHaveBeenCalledWith('certificate');
  page.rerender(<StuffingNoticeView order={{ ...PLACED_CFS, isDanger: 'N' }} view={view} on={on} />);
  expect(screen.queryByRole('button', { name: '装箱证明书草稿' })).toBeNull();
});

it('the stuffing form shows one day of the slot grid at a time on a phone, the chosen one first', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({ day, title: day.slice(5), note: null }));
  const cell = { left: 2, most: 4, own: 0, why: null };
  const cellsOf = (row: number) =>
    days.map(({ day }, at) => ({ ...cell, key: `${day}T0${row}`, name: `${day} ${row}`, own: at }));
  render(
    <SlotGrid
      label="进站"
      head="进站"
      days={days}
      rows={[{ name: '08–09', cells: cellsOf(8) }]}
      ownWord={(own) => `${own} 车`}
    />,
  );
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
  expect(pressed()).toEqual(['12-021 车']);
  fireEvent.click(screen.getByRole('button', { name: '12-01' }));
  expect(pressed()).toEqual(['12-01']);
});

it('the stuffing form shows seven days side by side on a wide screen and pages to the next', () => {
  const days = Array.from({ length: 9 }, (_, at) => ({
    day: `2026-12-0${at + 1}`,
    title: `12-0${at + 1}`,
    note: null,
  }));
  const cells = days.map(({ day }) => ({ key: day, name: day, left: 2, most: 4, own: 0, why: null }));
  render(
    <SlotGrid
      label="进站"
      head="进站"
      days={days}
      rows={[{ name: '08–09', cells }]}
      ownWord={String}
      onPress={() => {}}
    />,
  );
  const shown = () =>
    screen
      .getAllByRole('columnheader')
      .filter(({ className }) => !className.includes('sm:hidden') && className.includes('min-w-18'))
      .map(({ textContent }) => textContent.slice(0, 5));
  expect(shown()).toEqual(days.slice(0, 7).map(({ title }) => title));
  fireEvent.click(screen.getByRole('button', { name: '12-08 至 12-09 →', hidden: true }));
  expect(shown()).toEqual(['12-08', '12-09']);
  fireEvent.click(screen.getByRole('button', { name: '← 12-01 至 12-07', hidden: true }));
  expect(shown()).toEqual(days.slice(0, 7).map(({ title }) => title));
});

it('the stuffing form moves the truck with a lost hour to the pressed one, keeps its data, and adds none', () => {
  const edit = vi.fn<(edit: unknown) => void>();
  const inbound = CFS_SOUND.inbound.map((truck) => ({ ...truck, slot: '2026-11-20T08' }));
  const filled = { mode: CFS, facts: CFS_FACTS, library: { methanol: METHANOL_FACTS } };
  render(
    <CfsOrderView
      {...filling}
      form={{
        on: { ...filling.form.on, edit },
        view: formViewIn(filled, { ...CFS_SOUND, inbound }, ['station']),
      }}
      order={{ ...filling.order, view: { ...filling.order.view, quote: CFS_QUOTE, alternatives: [] } }}
      quote={{ ...filling.quote, view: { ...lockedQuote, quote: CFS_QUOTE } }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: /^11-24 周二 09–10 时，余/, hidden: true }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({ kind: 'own.truck.move', at: 0, slot: '2026-11-24T09' });
});
