import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { on, SELF, shown, SILENT, WANG } from './case.fixtures';
import { CLOSURE_DROPPED, CLOSURE_HOLDS, CLOSURE_NEW, CLOSURE_READING } from './closures.fixtures';

const closed = { ...shown, subject: { kind: 'closure' as const, no: CLOSURE_NEW.no }, shown: CLOSURE_NEW };

const meta = {
  title: '平台工作台/停用与禁运',
  component: View,
  args: { view: closed, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...closed, ...change } },
});

const closing = { act: CLOSURE_NEW.acts[0] ?? null };
const CLOSES = {
  place: 'CNNGB',
  mode: '*',
  classes: [],
  from: '2026-11-24',
  until: '2026-11-28',
  text: '台风红色预警',
};
export const ClosureNew: Story = {
  ...story('新的停用或禁运', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '承运人停收' }));
    await expect(args.on.choose).toHaveBeenCalledWith('closure.carrier');
  },
};
export const ClosureFilling: Story = {
  ...story('填写停用的地点', { ...closing, step: 'filling', said: { ...CLOSES, text: '' } }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: '第 5.1 类' }));
    await expect(args.on.change).toHaveBeenCalledWith('classes', ['5.1']);
  },
};
export const ClosureRead = story('看停用影响多少、托运人将读到什么', {
  ...closing,
  step: 'read',
  said: CLOSES,
  reading: { ...SILENT, closure: CLOSURE_READING },
});
export const ClosureHolds = story('一条停用生效中', { shown: CLOSURE_HOLDS });
export const ClosureDropping = story('看撤回停用的后果', {
  shown: CLOSURE_HOLDS,
  act: CLOSURE_HOLDS.acts[0] ?? null,
  step: 'read',
  reading: { ...SILENT, closure: CLOSURE_READING },
});
export const ClosureDropped = story('一条禁运已撤回，只看不办', {
  ...closed,
  self: { ...SELF, roles: ['auditor'] },
  shown: CLOSURE_DROPPED,
  colleagues: [WANG],
});
