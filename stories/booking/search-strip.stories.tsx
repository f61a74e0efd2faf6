import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { blankSearch, searchFields, type SearchForm } from '../../domain/offer/search';
import type { BookingSearchView as View } from '../../machines/booking/booking-search';
import { SearchStripView } from '../../src/features/booking-search/search-strip';
import { CHONGQING, HAMBURG, METHANOL, SHANGHAI } from './trade.fixtures';

const picker = (id: string, label: string, chosen: string) => (
  <input
    readOnly
    id={id}
    aria-label={label}
    value={chosen}
    className="relative w-full text-16 font-semibold text-ink"
  />
);

const pickersOf = ({ org, dst, goods }: SearchForm) => ({
  org: picker('search-org', '起运港', org?.nameCn ?? ''),
  dst: picker('search-dst', '目的港', dst?.nameCn ?? ''),
  goods: picker('search-goods', '货物 / UN 编号', goods ? `UN ${goods.unNo ?? ''} ${goods.nameCn}` : ''),
});

const viewOf = (form: Partial<SearchForm>, rest: Partial<View> = {}): View => ({
  mode: 'FCL',
  fields: searchFields('FCL'),
  asksDanger: true,
  isDanger: 'Y',
  form: { ...blankSearch, ...form },
  faults: {},
  focus: { field: 'org', turn: 0 },
  earliest: '2026-11-21',
  past: [],
  ...rest,
});

const filled = { org: SHANGHAI, dst: HAMBURG, goods: METHANOL, etd: '2026-12-02' };

const meta = {
  title: '整箱/查询条',
  component: SearchStripView,
  args: {
    isFresh: false,
    view: viewOf(filled),
    pickers: pickersOf({ ...blankSearch, ...filled }),
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
  decorators: [(Story) => <div className="border-b border-line bg-surface">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchStripView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View, isFresh = false): Story => ({
  name,
  args: { isFresh, view, pickers: pickersOf(view.form) },
});

export const Searched: Story = {
  ...story('已查过', viewOf(filled)),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新搜索' }));
    await expect(args.on.submit).toHaveBeenCalledOnce();
  },
  globals: { viewport: { value: 'desktop' } },
};
export const SearchedDark: Story = { ...story('已查过，深色', viewOf(filled)), globals: { theme: 'dark' } };
export const SearchedPhone: Story = {
  ...story('已查过，手机', viewOf(filled)),
  globals: { viewport: { value: 'phone' } },
};
export const Fresh = story('还没有查过', viewOf({}), true);
export const Refused = story('港口不接危险品', viewOf({ ...filled, org: CHONGQING }), true);
export const Coastal: Story = {
  ...story('内贸危险品', viewOf(filled, { mode: 'DOM', fields: searchFields('DOM') }), true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/开船前 72 小时申报/)).toBeVisible();
    await expect(canvas.queryByText(/最早可订/)).toBeNull();
  },
};
export const Incomplete = story('没有填完', viewOf({ org: SHANGHAI }, { faults: { dst: 'required' } }));
