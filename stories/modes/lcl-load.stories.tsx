import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { judgeAtGlance } from '../../domain/modes/lcl/glance';
import { GENERAL_ROW, type LclRowText } from '../../domain/modes/lcl/search';
import type { LoadRowsView, SeenRow } from '../../machines/booking/load-rows';
import { LoadCardView } from '../../src/modes/lcl/load-card';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';

const METHANOL: SeenRow<LclRowText> = {
  key: '1',
  unNo: '1230',
  pieces: '2',
  kg: '860',
  m3: '1.05',
  longCm: '',
  group: '',
  name: '',
  identity: { kind: 'known', goods: [METHANOL_FACTS], strangers: [] },
};

const filled: LoadRowsView<LclRowText> = {
  rows: [METHANOL],
  isDanger: 'Y',
  isStackable: true,
  isTyping: false,
  canAdd: true,
};

const seen = (view: LoadRowsView<LclRowText>) => ({
  view,
  glance: judgeAtGlance(view.rows, view.isDanger, view.isStackable),
});

const meta = {
  title: '拼箱/我的货',
  component: LoadCardView,
  args: {
    ...seen(filled),
    on: { add: fn(), change: fn(), remove: fn(), paste: fn(), declareDanger: fn(), chooseStack: fn() },
    picker: <input aria-label="加入一行" className="min-w-0 flex-1" />,
  },
} satisfies Meta<typeof LoadCardView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<LoadRowsView<LclRowText>>): Story => ({
  name,
  args: seen({ ...filled, ...view }),
});

export const Danger: Story = {
  ...story('危险品', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 行' }));
    await expect(args.on.remove).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('radio', { name: '不可堆叠，体积按 1.3 倍计' }));
    await expect(args.on.chooseStack).toHaveBeenCalledWith(false);
  },
};
export const Faulted = story('数量填错', {
  rows: [
    { ...METHANOL, kg: '0' },
    { ...METHANOL, key: '2', unNo: '9999', identity: { kind: 'nobody', goods: [], strangers: [] } },
  ],
});
const SECOND = { ...METHANOL_FACTS, goodsId: 'second', packingGroup: 'III' } as const;
export const SeveralGroups: Story = {
  ...story('同一编号有多个包装类别', {
    rows: [{ ...METHANOL, identity: { kind: 'several', goods: [METHANOL_FACTS, SECOND], strangers: [] } }],
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('第 1 行 包装类别'), 'III');
    await expect(args.on.change).toHaveBeenCalledWith('1', 'group', 'III');
  },
};
export const Mixed: Story = {
  ...story('危险品与普通货物同票', {
    rows: [
      METHANOL,
      { ...METHANOL, key: '2', unNo: GENERAL_ROW, identity: { kind: 'nobody', goods: [], strangers: [] } },
    ],
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加一行普通货物' }));
    await expect(args.on.paste).toHaveBeenCalledWith(GENERAL_ROW);
  },
};
export const General: Story = {
  ...story('普通货物', {
    isDanger: 'N',
    rows: [{ ...METHANOL, unNo: '', identity: { kind: 'nobody', goods: [], strangers: [] } }],
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加一行货物' }));
    await expect(args.on.add).toHaveBeenCalled();
  },
};
