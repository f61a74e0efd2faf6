import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { PasteListView as View } from '../../machines/booking/paste-list';
import { PasteListView } from '../../src/features/mall/purchase/paste-list';
import { GLYCOL_PICK, MORE_GLYCOL_PICK, PASTED_ROWS, PASTED_TEXT } from './paste-list.fixtures';

const blank: View = {
  text: '',
  rows: [],
  more: 0,
  count: 0,
  isReading: false,
  isTaking: false,
  brought: null,
  failureCode: null,
};
const typed: View = { ...blank, text: PASTED_TEXT };
const PICKS: Readonly<Record<number, string>> = { 2: GLYCOL_PICK, 5: MORE_GLYCOL_PICK };
const shown: View = {
  ...typed,
  rows: PASTED_ROWS.map((row) => ({ ...row, picked: PICKS[row.no] ?? null, sameAs: row.no === 5 ? 2 : null })),
  count: 1,
};

const meta = {
  title: '商城/粘贴清单',
  component: PasteListView,
  args: { view: blank, listId: 'first', on: { type: fn(), read: fn(), pick: fn(), take: fn() } },
  decorators: [
    (Story) => (
      <div ref={(box) => box?.querySelector('details')?.setAttribute('open', '')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasteListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = { name: '还没粘贴' };
export const Typed: Story = {
  name: '粘贴了，可以识别',
  args: { view: typed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '识别' }));
    await expect(args.on.read).toHaveBeenCalledOnce();
  },
};
export const Reading: Story = { name: '正在识别', args: { view: { ...typed, isReading: true } } };
export const Shown: Story = {
  name: '五行：表头、读懂、要选、不认识、重复',
  args: { view: shown },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('与第 2 行是同一种包装，请合成一行')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByLabelText('第 3 行是'),
      '环氧树脂 E-51，200 升桶 5 桶 1,100 kg，张家港发',
    );
    await expect(args.on.pick).toHaveBeenCalledWith(3, 'P0067-D200-CNZJG-1100');
    await userEvent.click(canvas.getByRole('button', { name: '加入采购单（1 行）' }));
    await expect(args.on.take).toHaveBeenCalledWith('first');
  },
};
export const More: Story = { name: '超过五十行', args: { view: { ...shown, more: 3 } } };
export const Taking: Story = { name: '正在加入', args: { view: { ...shown, isTaking: true } } };
export const Taken: Story = {
  name: '已加入，其余留在框里',
  args: { view: { ...blank, text: '天那水\t5 桶', brought: { taken: 2, stood: [], left: [] } } },
};
export const NotRead: Story = { name: '断网，识别失败', args: { view: { ...typed, failureCode: 'network' } } };
export const NotTaken: Story = { name: '另一张已打开，未加入', args: { view: { ...shown, failureCode: 'moved' } } };
