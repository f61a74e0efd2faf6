import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { DOLLAR } from '../../domain/values/money';
import { Pagination } from '../../src/ui/show/pagination';
import { Price } from '../../src/ui/show/price';
import type { SortDirection } from '../../src/ui/show/sort-head';
import { Table, type Column } from '../../src/ui/show/table';
import { TextLink } from '../../src/ui/press/text-link';
import { VerdictPill } from '../../src/ui/mark/verdict-pill';

type Order = { code: string; lane: string; etd: string; letter: 'Y' | 'R'; verdict: string; amount: number };
type Key = 'code' | 'lane' | 'etd' | 'verdict' | 'total';

const ORDERS: Order[] = [
  { code: 'FC26 1120 7K3M 9Q', lane: '上海 → 鹿特丹', etd: '12-02 周三', letter: 'R', verdict: '需审', amount: 565367 },
  {
    code: 'FC26 1118 2XPA 6T',
    lane: '宁波 → 杰贝阿里',
    etd: '12-03 周四',
    letter: 'Y',
    verdict: '可接',
    amount: 195367,
  },
  { code: 'FC26 1112 M4D8 1C', lane: '青岛 → 新加坡', etd: '11-24 周二', letter: 'Y', verdict: '可接', amount: 99727 },
];
const COLUMNS: Column<Order, Key>[] = [
  { key: 'code', head: '订单号', cell: ({ code }) => <TextLink href="#order">{code}</TextLink> },
  { key: 'lane', head: '航线', cell: ({ lane }) => lane },
  { key: 'etd', head: '开船', isSortable: true, cell: ({ etd }) => etd },
  { key: 'verdict', head: '接载', cell: ({ letter, verdict }) => <VerdictPill letter={letter}>{verdict}</VerdictPill> },
  {
    key: 'total',
    head: '总价',
    isSortable: true,
    isAmount: true,
    cell: ({ amount }) => <Price amount={amount} currency={DOLLAR} size="small" />,
  },
];

function Orders({ orders }: { orders: Order[] }) {
  const [sort, setSort] = useState<{ key: Key; way: SortDirection }>({ key: 'etd', way: 'ascending' });
  const turn = sort.way === 'ascending' ? 1 : -1;
  const rows = orders.toSorted(
    (a, b) => turn * (sort.key === 'total' ? a.amount - b.amount : a.etd.localeCompare(b.etd)),
  );
  return (
    <Table
      caption="我的订单"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ code }) => code}
      sort={sort}
      onSort={(key, way) => setSort({ key, way })}
    />
  );
}

const WORDS = { label: '订单分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` };
function Pages({ first, count }: { first: number; count: number }) {
  const [page, setPage] = useState(first);
  const words = { ...WORDS, label: `${WORDS.label}，共 ${count} 页` };
  return (
    <Pagination words={words} page={page} count={count} total={`共 ${count * 10} 条，每页 10 条`} onTurn={setPage} />
  );
}

const meta = { title: '组件/表格与分页', component: Orders, args: { orders: ORDERS } } satisfies Meta<typeof Orders>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' }, play: async () => {} };
const phone = { globals: { viewport: { value: 'phone' } }, play: async () => {} };

export const Rows: Story = {
  name: '表格',
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: '我的订单' }));
    const head = table.getByRole('columnheader', { name: '总价' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('青岛');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('上海');
    await expect(within(head).getByRole('button')).toHaveFocus();
  },
};
export const RowsDark: Story = { ...Rows, name: '表格 深色', ...dark };
export const RowsPhone: Story = { ...Rows, name: '表格 手机', ...phone };

export const Paging: Story = {
  name: '分页',
  render: () => (
    <div className="grid gap-6">
      <Pages first={1} count={3} />
      <Pages first={2} count={13} />
      <Pages first={4} count={7} />
      <Pages first={7} count={20} />
      <Pages first={3} count={5} />
      <Pages first={40} count={40} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: /共 13 页/ }));
    const next = pages.getByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 3 页');
    await userEvent.click(pages.getByRole('button', { name: '第 13 页' }));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 13 页');
  },
};
export const PagingDark: Story = { ...Paging, name: '分页 深色', ...dark };
export const PagingPhone: Story = { ...Paging, name: '分页 手机', ...phone };
