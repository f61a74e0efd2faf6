import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { PickerView } from '../../machines/booking/picker';
import { PickerInputView } from '../../src/features/port-picker/picker-input';
import {
  ANILINE,
  BENZENE,
  CHATTOGRAM,
  closedPicker,
  GLYCOL,
  goodsOption,
  HAIPHONG,
  HAMBURG,
  NHAVA,
  NINGBO,
  portOption,
  SHANGHAI,
} from './trade.fixtures';

const open = { ...closedPicker, isOpen: true };

const meta = {
  title: '首页/选择器',
  component: PickerInputView,
  args: {
    view: closedPicker,
    id: 'picker',
    label: '目的港',
    chosen: '',
    className: 'w-full text-16',
    on: { open: fn(), close: fn(), type: fn(), move: fn(), choose: fn(), take: fn(), retry: fn() },
  },
  decorators: [
    (Story) => (
      <div className="min-h-110 p-4">
        <div className="relative flex h-12 max-w-120 items-center rounded-control border border-line-strong bg-surface px-4">
          {Story()}
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof PickerInputView>;
export default meta;

type Story = StoryObj<typeof meta>;
/** The option list is lazy; the story waits until it is there. */
const story = (name: string, view: Partial<PickerView>, args: Partial<Story['args']> = {}): Story => ({
  name,
  args: { view: { ...closedPicker, ...view }, ...args },
  play: async ({ canvasElement }) => {
    if (view.isOpen) await within(canvasElement).findByRole('listbox');
  },
});

export const Closed = story('未展开', {});
export const Chosen = story('已选定', {}, { chosen: '上海' });
export const Searching = story('正在查找', { ...open, isBusy: true });
export const Usual: Story = {
  ...story('未输入，常用在前', { ...open, options: [portOption(SHANGHAI), portOption(NINGBO), portOption(HAMBURG)] }),
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '目的港' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}{Escape}');
    await expect(args.on.move).toHaveBeenNthCalledWith(1, 1);
    await expect(args.on.move).toHaveBeenNthCalledWith(2, -1);
    await expect(args.on.take).toHaveBeenCalledOnce();
    await expect(args.on.close).toHaveBeenCalled();
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /宁波/ }));
    await expect(args.on.choose).toHaveBeenCalledWith(1);
  },
};
export const Typed = story('按英文与代码匹配', {
  ...open,
  query: 'ha',
  active: 1,
  options: [
    portOption(HAMBURG, { marks: { nameEn: [0, 2], code: [2, 4] } }),
    portOption(HAIPHONG, { marks: { nameEn: [0, 2] } }),
    portOption(NHAVA, { fit: 'inside', marks: { nameEn: [1, 3] } }),
    portOption(CHATTOGRAM, { fit: 'inside', marks: { nameEn: [1, 3] } }),
  ],
});
export const CityTyped = story('输入的是城市，给出货走的港口', {
  ...open,
  query: '杭州',
  options: [portOption(NINGBO, { fit: 'near', city: { nameCn: '杭州', km: 165 } })],
});
export const Refining = story('改了字，仍在查找', {
  ...open,
  isBusy: true,
  query: 'ham',
  options: [portOption(HAMBURG, { marks: { nameEn: [0, 2] } })],
});
export const GoodsFound = story('货物', {
  ...open,
  kind: 'goods',
  query: '苯',
  options: [
    goodsOption(BENZENE, { marks: { nameCn: [0, 1] } }),
    goodsOption(ANILINE, { marks: { nameCn: [0, 1] } }),
    goodsOption(GLYCOL, { fit: 'inside' }),
  ],
});
export const Nothing = story('没有收录', { ...open, kind: 'goods', query: '9999' });
export const Offline = story('网络不通', { ...open, query: 'ha', failureCode: 'network' });
export const Unavailable = story('服务没有答复', { ...open, query: 'ha', failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { ...open, query: 'ha', failureCode: 'unexpected' });
