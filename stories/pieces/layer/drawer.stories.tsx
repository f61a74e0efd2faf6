import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Checkbox } from '../../../src/ui/form/checkbox';
import { Drawer } from '../../../src/ui/layer/drawer';
import { Button } from '../../../src/ui/press/button';
import type { PieceRecord } from '../piece-record';

const record: PieceRecord = {
  path: 'layer/drawer',
  shownBy: 'open',
  status: 'stable',
  purpose: '从右边拉出一块，办一件不离开本页就能办完的事。',
  use: ['筛选、商品详情、菜单。', '按外面、Esc 或叉都能关上。'],
  avoid: ['有没存的内容会丢时用弹窗，先问。', '内容超过两屏时另开一页。'],
  good: {
    shows: () => (
      <div className="border border-line">
        <p className="border-b border-line p-3 text-20">筛选船期</p>
        <p className="p-3">
          <Button look="sea">查看 12 个船期</Button>
        </p>
      </div>
    ),
    why: '底下的按钮先说有几条结果。',
  },
  bad: {
    shows: () => (
      <div className="border border-line">
        <p className="p-3">
          <Button look="sea">确定</Button> <Button look="line">重置</Button> <Button look="line">取消</Button>
        </p>
      </div>
    ),
    why: '没有标题，三个按钮分不清。',
  },
  anatomy: [
    { at: '[data-panel]', name: '面板：靠右，至少留 40 的页面在外' },
    { at: '[data-panel] h2', name: '标题' },
    { at: '[data-panel] header button', name: '叉：关上，焦点回到打开它的地方' },
    { at: '[data-panel] label', name: '内容：超过一屏时自己滚' },
    { at: '[data-panel] footer', name: '脚：主要动作，一直看得见' },
  ],
  isApart: true,
};

const meta = {
  title: '组件/浮层/抽屉',
  component: Drawer,
  args: {
    title: '筛选船期',
    close: '关闭筛选',
    isWide: false,
    foot: (
      <Button look="sea" className="w-full">
        查看 12 个船期
      </Button>
    ),
    onClose: fn(),
    children: (
      <Checkbox name="isDirect" isChecked onChange={fn()}>
        只看直达
      </Checkbox>
    ),
  },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
  parameters: { record },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="line" onClick={() => setIsOpen(true)}>
        筛选
      </Button>
      {isOpen && (
        <Drawer title="筛选船期" close="关闭筛选" onClose={close}>
          <Button look="sea" onClick={close}>
            查看 12 个船期
          </Button>
        </Drawer>
      )}
    </>
  );
}

export const Open: Story = {
  name: '打开',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '筛选船期' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};
export const ByKeys: Story = {
  name: '用键盘打开与关闭',
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '筛选' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '筛选船期' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Wide: Story = { name: '宽的', args: { isWide: true, title: '甲醇，160 kg 钢桶' } };
export const LongText: Story = {
  name: '长文字',
  args: {
    title: '筛选接 6.1 类副危险并且订舱前能审完的船期',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index} className="py-2">
        <Checkbox name={`filter ${index}`} isChecked={false} onChange={fn()}>
          {`第 ${index + 1} 条：只看在目的港有危险货物堆场、到港后七天内可以提走的班次`}
        </Checkbox>
      </p>
    )),
  },
};
