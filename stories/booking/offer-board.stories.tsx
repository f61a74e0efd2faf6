import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within, fn } from 'storybook/test';
import { offerFromSailing } from '../../domain/modes/fcl/detail';

import { noFilter } from '../../domain/offer/sailing-choice';
import { FCL_LIST } from '../../domain/modes/fcl/list';
import { sortOffers } from '../../domain/offer/offer-list';
import type { Sailing } from '../../domain/offer/sailing';
import { QuoteChoiceView } from '../../src/features/quoting/quote-choice';
import type { SailingBoardView as View } from '../../src/modes/fcl/sailings/board-view';
import { SailingsView } from '../../src/modes/fcl/sailings/sailings';
import { boardView, boardWishes } from './board.fixtures';
import { ANSWER, CREST, DAWN, DAYS, FACETS, HARMONY, MERIDIAN, NOW, SAILINGS, SEARCH } from './sailings.fixtures';

const asleep = { choose: fn(), seekAlternatives: fn(), renew: fn() };

const choiceOf = (sailing: Sailing, isFirst: boolean) => (
  <QuoteChoiceView
    view={{ isBusy: false, secondsLeft: null, isLapsed: false }}
    offer={offerFromSailing(sailing)}
    name={sailing.vessel}
    leadsTo="/shippingFcl/addOrder"
    isFirst={isFirst}
    enquiry="/enquiryFcl"
    on={asleep}
  />
);

const shown: View = {
  ...boardView(FCL_LIST, SEARCH, sortOffers(SAILINGS, FCL_LIST, 'best', NOW), FACETS),
  strip: { days: DAYS.slice(1, 8), lowest: '2026-12-04', hasEarlier: true, hasLater: true },
  delay: 5,
};

const meta = {
  title: '整箱/船期列表',
  component: SailingsView,
  args: {
    view: shown,
    renderChoice: choiceOf,
    on: boardWishes(),
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SailingsView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View> = {}): Story => ({ name, args: { view: { ...shown, ...view } } });

const comparing = (compared: readonly Sailing[]): Partial<View> => ({
  compared,
  canCompare: compared.length > 1,
  isFull: compared.length === 4,
});

const DARK = { globals: { theme: 'dark' } };
const PHONE = { globals: { viewport: { value: 'phone' } } };

export const Listed: Story = {
  ...story('列表'),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '总价' }));
    await expect(args.on.sort).toHaveBeenCalledWith('price');
    await userEvent.click(canvas.getByRole('button', { name: /^12-02/ }));
    await expect(args.on.filter).toHaveBeenCalledWith({ day: '2026-12-02' });
    await userEvent.click(canvas.getByRole('button', { name: '后 7 天' }));
    await expect(args.on.turnWeek).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: '对比 LANYUE DAWN' }));
    await expect(args.on.toggleCompared).toHaveBeenCalledWith('dawn');
    await userEvent.click(canvas.getByRole('button', { name: '价格明细与截止 LANYUE DAWN' }));
    await expect(args.on.toggleCard).toHaveBeenCalledWith('dawn', expect.any(Boolean));
  },
};
export const ListedDark: Story = { ...Listed, ...DARK, name: '列表，深色', play: async () => {} };
export const ListedPhone: Story = { ...Listed, ...PHONE, name: '列表，手机', play: async () => {} };
export const Opened: Story = {
  ...story('展开一班', { open: ['dawn'] }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '多一天' }));
    await expect(args.on.changeDelay).toHaveBeenCalledWith(6);
  },
};
export const OpenedDark: Story = { ...story('展开一班，深色', { open: ['dawn'] }), ...DARK };
export const OpenedPhone: Story = { ...story('展开一班，手机', { open: ['dawn'] }), ...PHONE };
export const OneDay = story('只看一天', {
  filter: { ...noFilter, day: '2026-12-02' },
  rows: [DAWN],
});
export const Nothing: Story = {
  ...story('筛选后没有', { filter: { ...noFilter, mostPaid: 1 }, rows: [] }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除筛选' }));
    await expect(args.on.clearFilter).toHaveBeenCalledOnce();
  },
};
export const Filtering: Story = story('筛选抽屉', { isFiltering: true });
export const FilteringPhone: Story = { ...story('筛选抽屉，手机', { isFiltering: true }), ...PHONE };
export const One = story('选了一班对比', comparing([DAWN]));
export const Two = story('选了两班对比', comparing([DAWN, CREST]));
export const Full = story('选满四班', comparing([DAWN, CREST, HARMONY, MERIDIAN]));
export const Compared = story('对比表', { ...comparing([DAWN, CREST, HARMONY, MERIDIAN]), isComparing: true });
export const ComparedDark: Story = {
  ...story('对比表，深色', { ...comparing([DAWN, CREST]), isComparing: true }),
  ...DARK,
};
export const ComparedPhone: Story = {
  ...story('对比表，手机', { ...comparing([DAWN, CREST, HARMONY]), isComparing: true }),
  ...PHONE,
};

const thousand = Array.from({ length: 1_000 }, (_, at) => {
  const sailing = ANSWER.offers[at % ANSWER.offers.length] ?? DAWN;
  return { ...sailing, sailingId: `${sailing.sailingId}-${at}` };
});
export const Thousand: Story = {
  ...story('一千班船', { rows: thousand, facets: { ...FACETS, count: 1_000 } }),
  play: async ({ canvasElement }) => {
    const cards = canvasElement.getElementsByTagName('article');
    await waitFor(() => expect(cards.length).toBe(1_000), { timeout: 20_000 });
    const last = cards[999] ?? canvasElement;
    await expect(last, 'words to be found, long before anybody comes near').toHaveTextContent(
      thousand[999]?.vessel ?? '',
    );
    await expect(within(last).queryByRole('button')).toBeNull();
    last.scrollIntoView();
    await within(last).findByRole('button', { name: /^价格明细与截止/ }, { timeout: 20_000 });
    canvasElement.scrollIntoView();
  },
  parameters: { a11y: { test: 'off' } },
};
