import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { DOLLAR } from '../../../domain/values/money';
import { VerdictPill } from '../../../src/ui/mark/verdict-pill';
import { TextLink } from '../../../src/ui/press/text-link';
import { Price } from '../../../src/ui/show/price';
import type { SortDirection } from '../../../src/ui/show/sort-head';
import { Table, type Column } from '../../../src/ui/show/table';
import type { PieceRecord } from '../piece-record';

type Order = { code: string; lane: string; etd: string; letter: 'Y' | 'R'; verdict: string; amount: number };
type Key = 'code' | 'lane' | 'etd' | 'verdict' | 'total';

const ORDERS: Order[] = [
  { code: 'FC26 1120 7K3M', lane: '上海 → 鹿特丹', etd: '12-02 周三', letter: 'R', verdict: '需审', amount: 565367 },
  { code: 'FC26 1118 2XPA', lane: '宁波 → 杰贝阿里', etd: '12-03 周四', letter: 'Y', verdict: '可接', amount: 195367 },
  { code: 'FC26 1112 M4D8', lane: '青岛 → 新加坡', etd: '11-24 周二', letter: 'Y', verdict: '可接', amount: 99727 },
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
const keyOf = ({ code }: Order) => code;

const record: PieceRecord = {
  path: 'show/table',
  status: 'stable',
  purpose: '多行同类的数据，可以排序，手机上每行一张卡片。',
  use: ['要上下比较的数：订单、船期、费用。', '数字右对齐、等宽。'],
  avoid: ['两三行的小表用小表的表头。', '一行要办很多事时用卡片。'],
  good: {
    shows: () => <Table caption="订单" columns={COLUMNS} rows={ORDERS.slice(0, 1)} keyOf={keyOf} />,
    why: '列名清楚，数字右对齐。',
  },
  bad: {
    shows: () => <Table caption="数据" columns={COLUMNS.slice(0, 1)} rows={ORDERS.slice(0, 2)} keyOf={keyOf} />,
    why: '只有一列，用列表就好。',
  },
  anatomy: [
    { at: 'th', name: '列名' },
    { at: 'th button', name: '能排序的列：按下排序' },
    { at: 'td', name: '格：行高 56；工作台 36' },
  ],
};

const meta = {
  title: '组件/展示/表格',
  component: Table<Order, Key>,
  args: { caption: '我的订单', columns: COLUMNS, rows: ORDERS, keyOf, sort: null, isDense: false, onSort: fn() },
  parameters: { record },
} satisfies Meta<typeof Table<Order, Key>>;
export default meta;

type Story = StoryObj<typeof meta>;

function Orders() {
  const [sort, setSort] = useState<{ key: Key; way: SortDirection }>({ key: 'etd', way: 'ascending' });
  const turn = sort.way === 'ascending' ? 1 : -1;
  const rows = ORDERS.toSorted(
    (a, b) => turn * (sort.key === 'total' ? a.amount - b.amount : a.etd.localeCompare(b.etd)),
  );
  const onSort = (key: Key, way: SortDirection) => setSort({ key, way });
  return <Table caption="我的订单" columns={COLUMNS} rows={rows} keyOf={keyOf} sort={sort} onSort={onSort} />;
}

export const AtRest: Story = { name: '平时' };
export const Sorted: Story = {
  name: '用键盘排序',
  render: () => <Orders />,
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
export const Dense: Story = { name: '工作台的密排', args: { isDense: true } };
export const Empty: Story = { name: '没有一行', args: { rows: [] } };
export const LongText: Story = {
  name: '长文字',
  args: {
    rows: ORDERS.map((order) => ({ ...order, lane: '上海洋山四期 → 鹿特丹马斯夫拉克特二期，经新加坡中转' })),
  },
};
