import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { MODES, type BookingMode } from '../../domain/mode-ids';
import { blankSearch, searchFields, type SearchForm } from '../../domain/offer/search';
import type { BookingSearchView as View } from '../../machines/booking/booking-search';
import { BookingSearchView } from '../../src/features/booking-search/booking-search';
import { PickerInputView } from '../../src/features/port-picker/picker-input';
import { CHONGQING, closedPicker, GLYCOL, HAMBURG, METHANOL, SHANGHAI } from './trade.fixtures';

const asleep = { open: fn(), close: fn(), type: fn(), move: fn(), choose: fn(), take: fn(), retry: fn() };

const picker = (id: string, label: string, chosen: string, kind: 'port' | 'goods' = 'port') => (
  <PickerInputView
    view={{ ...closedPicker, kind }}
    on={asleep}
    id={id}
    label={label}
    chosen={chosen}
    className={`relative text-16 font-semibold ${chosen === '' ? 'w-full' : 'field-sizing-content'}`}
  />
);

const pickersOf = ({ org, dst, goods }: SearchForm) => ({
  org: picker('search-org', '起运港', org?.nameCn ?? ''),
  dst: picker('search-dst', '目的港', dst?.nameCn ?? ''),
  goods: picker('search-goods', '货物 / UN 编号', goods ? `UN ${goods.unNo ?? ''} ${goods.nameCn}` : '', 'goods'),
});

const viewOf = (mode: BookingMode, form: Partial<SearchForm> = {}, rest: Partial<View> = {}): View => ({
  mode,
  fields: searchFields(mode),
  asksDanger: MODES[mode].danger === 'ask',
  isDanger: MODES[mode].danger === 'never' ? 'N' : 'Y',
  form: { ...blankSearch, ...form },
  faults: {},
  focus: { field: 'org', turn: 0 },
  earliest: '2026-11-21',
  past: [],
  ...rest,
});

const filled = { org: SHANGHAI, dst: HAMBURG, goods: METHANOL, etd: '2026-12-02' };

const meta = {
  title: '首页/查询',
  component: BookingSearchView,
  args: {
    view: viewOf('FCL'),
    pickers: pickersOf(blankSearch),
    on: {
      chooseMode: fn(),
      declareDanger: fn(),
      swapPorts: fn(),
      clearGoods: fn(),
      change: fn(),
      repeat: fn(),
      submit: fn(),
    },
  },
  decorators: [(Story) => <div className="bg-deep p-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookingSearchView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View): Story => ({ name, args: { view, pickers: pickersOf(view.form) } });

export const Prerendered = story('刚打开，日期未知', viewOf('FCL', {}, { earliest: null }));
export const Blank: Story = {
  ...story('尚未填写', viewOf('FCL')),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '整箱' }));
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(args.on.chooseMode).toHaveBeenCalledWith('LCL');
    await expect(args.on.chooseMode).toHaveBeenLastCalledWith('MALL');
    await userEvent.click(canvas.getByRole('radio', { name: '普通货物' }));
    await expect(args.on.declareDanger).toHaveBeenCalledWith('N');
    await userEvent.click(canvas.getByRole('button', { name: '对调起运地与目的地' }));
    await expect(args.on.swapPorts).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '搜索船期' }));
    await expect(args.on.submit).toHaveBeenCalledOnce();
  },
};
export const Filled = story(
  '已填好，有最近查过',
  viewOf('FCL', filled, { past: [{ mode: 'FCL', form: { ...blankSearch, ...filled } }] }),
);
export const Incomplete = story('没有填完', viewOf('FCL', {}, { faults: { org: 'required', dst: 'required' } }));
export const SamePort = story('两端相同', viewOf('FCL', { org: SHANGHAI, dst: SHANGHAI }, { faults: { dst: 'same' } }));
export const TooEarly = story('日期已过', viewOf('FCL', filled, { faults: { etd: 'tooEarly' } }));
export const TooLate = story('日期太远', viewOf('FCL', filled, { faults: { etd: 'tooLate' } }));
export const NoBoxes = story('箱量有误', viewOf('FCL', { ...filled, boxes: 0 }, { faults: { boxes: 'outOfRange' } }));
export const General = story('普通货物', viewOf('FCL', { ...filled, goods: GLYCOL, isDanger: 'N' }, { isDanger: 'N' }));
export const Refused = story('港口不接危险品', viewOf('FCL', { ...filled, org: CHONGQING }));
export const Less = story('拼箱', viewOf('LCL', filled));
export const Air = story('空运', viewOf('AIR'));
export const Rail = story('铁路', viewOf('RAIL'));
export const Stuffing = story('内装', viewOf('CFS'));
export const Warehouse = story('仓储', viewOf('WH'));
export const Tank = story('罐箱', viewOf('TANK'));
export const Flexi = story('液袋', viewOf('FLEXI'));
export const Domestic = story('内贸', viewOf('DOM'));
export const Road = story('整车', viewOf('TRUCK'));
export const Declare = story('危品申报', viewOf('DGD', { goods: METHANOL }));
export const Mall = story('商城', viewOf('MALL'));
