import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { on, shown, SILENT } from './case.fixtures';
import {
  SURCHARGE_ENDING,
  SURCHARGE_HOLDS,
  SURCHARGE_NEW,
  SURCHARGE_OWN,
  SURCHARGE_PAST_TEN,
  SURCHARGE_READING,
  SURCHARGE_WAITS,
} from './surcharges.fixtures';

const charged = { ...shown, subject: { kind: 'surcharge' as const, no: SURCHARGE_NEW.no }, shown: SURCHARGE_NEW };

const meta = {
  title: '平台工作台/附加费',
  component: View,
  args: { view: charged, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...charged, ...change } },
});

const putting = { act: SURCHARGE_NEW.acts[0] ?? null };
const SAID = {
  mode: 'FCL',
  name: '旺季附加费',
  percent: '8.5',
  classes: [],
  from: '2026-11-24',
  until: '2027-01-31',
};
const readIn = (reading: typeof SURCHARGE_READING) => ({ ...SILENT, surcharge: reading });

export const SurchargeNew: Story = {
  ...story('新的附加费', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '按承运人收取' }));
    await expect(args.on.choose).toHaveBeenCalledWith('surcharge.carrier');
  },
};
export const SurchargeFilling: Story = {
  ...story('填写百分比与名称', { ...putting, step: 'filling', said: { ...SAID, percent: '' } }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: '第 3 类' }));
    await expect(args.on.change).toHaveBeenCalledWith('classes', ['3']);
  },
};
export const SurchargeRead = story('看价格由多少变为多少', {
  ...putting,
  step: 'read',
  said: SAID,
  reading: readIn(SURCHARGE_READING),
});
export const SurchargePastTen = story('超过一成，提交后需另一位同事复核', {
  ...putting,
  step: 'read',
  said: SAID,
  reading: readIn(SURCHARGE_PAST_TEN),
});
export const SurchargeHolds = story('一条附加费收取中', { shown: SURCHARGE_HOLDS });
export const SurchargeWaits = story('同事提交的待复核', { shown: SURCHARGE_WAITS });
export const SurchargeOwn = story('自己提交的待复核，只能撤回', { shown: SURCHARGE_OWN });
export const SurchargeApproving = story('看复核同意的后果', {
  shown: SURCHARGE_WAITS,
  act: SURCHARGE_WAITS.acts[0] ?? null,
  step: 'read',
  reading: readIn({ ...SURCHARGE_PAST_TEN, waits: false }),
});
export const SurchargeEnding = story('撤回待复核', { shown: SURCHARGE_ENDING });
