import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Dialog } from '../../../src/ui/layer/dialog';
import { DialogTitle } from '../../../src/ui/layer/dialog-title';
import { Button } from '../../../src/ui/press/button';
import type { PieceRecord } from '../piece-record';

const box = 'rounded-dialog border border-line bg-surface p-5';

const record: PieceRecord = {
  path: 'layer/dialog',
  shownBy: 'open',
  status: 'stable',
  purpose: '把人留在这一件事上，办完或放下再回到原处。',
  use: ['不可逆的动作先问一句。', '登录、验证这样中途必需做完的事。'],
  avoid: ['只是告诉一声用提示条。', '边看页面边办用抽屉。'],
  good: {
    shows: () => (
      <div className={box}>
        <p className="pb-4">取消后舱位释放，按运价退 80%。</p>
        <Button look="sea">取消订单</Button> <Button look="line">先不取消</Button>
      </div>
    ),
    why: '先写后果，按钮写动作。',
  },
  bad: {
    shows: () => (
      <div className={box}>
        <p className="pb-4">确定吗？</p>
        <Button look="sea">是</Button> <Button look="line">否</Button>
      </div>
    ),
    why: '没有后果，“是”不知道是什么。',
  },
  anatomy: [
    { at: '[data-panel]', name: '面板：居中；手机上从底部升起' },
    { at: '[data-panel] h2', name: '标题：读屏用它作名字' },
    { at: '[data-panel] button', name: '动作：焦点先到这里' },
  ],
  isApart: true,
};

const onClose = fn();
const meta = {
  title: '组件/浮层/弹窗',
  component: Dialog,
  args: {
    shape: 'sheet',
    closesOnBackdrop: false,
    closesOnEscape: true,
    isAlert: false,
    className: 'max-w-104 p-6',
    onClose,
    children: (
      <>
        <DialogTitle className="text-20">取消这张订单？</DialogTitle>
        <p className="py-4">取消后舱位释放，按运价退 80%。</p>
        <Button look="sea">取消订单</Button>
      </>
    ),
  },
  argTypes: {
    shape: { options: ['full', 'sheet', 'side', 'wide', 'menu'], control: 'inline-radio' },
    className: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
  parameters: { record },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Asked() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setIsOpen(true)}>
        取消订单
      </Button>
      {isOpen && (
        <Dialog shape="sheet" className="max-w-104 p-6" onClose={() => setIsOpen(false)}>
          <DialogTitle className="text-20">取消这张订单？</DialogTitle>
          <Button look="line" onClick={() => setIsOpen(false)}>
            先不取消
          </Button>
        </Dialog>
      )}
    </>
  );
}

export const Open: Story = {
  name: '打开',
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '取消这张订单？' });
    await waitFor(() => expect(within(dialog).getByRole('button')).toHaveFocus());
  },
};
export const ByKeys: Story = {
  name: '用键盘打开与关闭',
  render: () => <Asked />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '取消订单' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const MustAnswer: Story = {
  name: '必需回答',
  args: { isAlert: true, closesOnEscape: false },
  play: async () => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    children: (
      <>
        <DialogTitle className="text-20">取消这张已经报关、已经进港、明天开船的危险货物订单？</DialogTitle>
        <p className="py-4">
          取消后舱位释放，已产生的港口堆存费、退关费、危险品申报费由托运人承担；运价按剩余时间退还，最多退回已付的金额。
        </p>
        <Button look="sea" size="sentence">
          知道费用，取消订单并通知收货人与报关行
        </Button>
      </>
    ),
  },
};
