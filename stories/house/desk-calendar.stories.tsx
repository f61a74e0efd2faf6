import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { DeskCaseView } from '../../machines/house/desk-case';
import { DeskCaseView as View } from '../../src/features/house/desk-case';
import { FILLED, SAME_READING, YEAR_PUT, YEAR_READ_ONLY, YEAR_READING, YEAR_WAITS } from './calendar.fixtures';
import { on, SELF, shown, SILENT, WANG } from './case.fixtures';

const year = { ...shown, subject: { kind: 'calendar' as const, no: YEAR_WAITS.year }, shown: YEAR_WAITS };

const meta = {
  title: '平台工作台/节假日',
  component: View,
  args: { view: year, on, onOpen: fn() },
} satisfies Meta<typeof View>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<DeskCaseView>): Story => ({
  name,
  args: { view: { ...year, ...change } },
});

const putting = { act: YEAR_WAITS.acts[0] ?? null };
const read = { ...putting, step: 'read' as const, said: FILLED };

export const YearWaits: Story = {
  ...story('尚未公布的一年', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '更新这一年' }));
    await expect(args.on.choose).toHaveBeenCalledWith('calendar.put');
  },
};
export const YearFilling: Story = {
  ...story('填写放假日与补班日', { ...putting, step: 'filling', said: { ...FILLED, worked: '' } }),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /补班日/ }), '2');
    await expect(args.on.change).toHaveBeenCalledWith('worked', '2');
  },
};
export const YearRefused = story('补班日填成了工作日', {
  ...putting,
  step: 'filling',
  said: { ...FILLED, worked: '2027-02-22' },
  message: '补班日应为 2027 年内的周六或周日：2027-02-22',
});
export const YearRead = story('看哪些日子改变、承诺如何变化', {
  ...read,
  reading: { ...SILENT, calendar: YEAR_READING },
});
export const YearSame = story('再次登记，没有日子改变', { ...read, reading: { ...SILENT, calendar: SAME_READING } });
export const YearPut = story('已公布的一年，可以撤回', { shown: YEAR_PUT });
export const YearReadOnly = story('只看不办', {
  self: { ...SELF, roles: ['auditor'] },
  shown: YEAR_READ_ONLY,
  colleagues: [WANG],
});
