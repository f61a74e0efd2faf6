import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LCL_LIST } from '../../domain/modes/lcl/list';
import { OldTableView } from '../../src/modes/lcl/old-table';
import { boardView } from '../booking/board.fixtures';
import { ASKED, CLASHING, DEPARTURE, SEARCH, SOLD_OUT } from './lcl.fixtures';

const meta = {
  title: '拼箱/旧版班期表',
  component: OldTableView,
  args: { view: boardView(LCL_LIST, SEARCH, [DEPARTURE, CLASHING, SOLD_OUT, ASKED]) },
  decorators: [(Story) => <div className="wrap bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OldTableView>;
export default meta;

export const Listed: StoryObj<typeof meta> = {
  name: '同一答案的旧表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '起运港',
      '目的港',
      '班期',
      '截单',
      '价格',
      '最低收费',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByText(/价格按这批货计算$/)).toBeVisible();
    // Refused goods have no price here either.
    await expect(canvas.getByRole('cell', { name: '不报价' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '箱位已满' })).toBeVisible();
  },
};
