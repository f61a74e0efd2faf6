import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { on, shown, SILENT } from './case.fixtures';
import { DOUBTED, DOUBTFUL, DOUBTFUL_OWN, GIVEN_BACK } from './subjects.fixtures';

const doubtful = { ...shown, subject: { kind: 'enquiry' as const, no: DOUBTFUL.enquiryNo }, shown: DOUBTFUL };

const meta = {
  title: '平台工作台/报价的复核',
  component: View,
  args: { view: doubtful, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...doubtful, ...change } },
});

export const Read = story('低于公布价的报价：提交前看谁来复核', {
  act: DOUBTFUL.acts.find(({ id }) => id === 'enquiry.answered') ?? null,
  step: 'read',
  reading: { ...SILENT, answer: DOUBTED },
});
export const Waits: Story = {
  ...story('同事的报价待复核', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '复核同意' }));
    await expect(args.on.choose).toHaveBeenCalledWith('enquiry.approved');
    await userEvent.click(screen.getByRole('button', { name: '退回报价' }));
    await expect(args.on.choose).toHaveBeenCalledWith('enquiry.returned');
  },
};
export const Own = story('我的报价待同事复核', { shown: DOUBTFUL_OWN });
export const GivenBack = story('我的报价被同事退回', { shown: GIVEN_BACK });
