import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';

import type { RouteName } from '../../domain/routes';
import { airStatesCopy } from '../../src/copy/modes/air/search';
import { domStatesCopy } from '../../src/copy/modes/dom/search';
import { flexiStatesCopy } from '../../src/copy/modes/flexi/search';
import { lclStatesCopy } from '../../src/copy/modes/lcl/search';
import { railStatesCopy } from '../../src/copy/modes/rail/search';
import { tankStatesCopy } from '../../src/copy/modes/tank/search';
import { truckStatesCopy } from '../../src/copy/modes/truck/search';
import { SiteHeaderView } from '../../src/layouts/header/site-header';
import mall from '../booking/mall-board.stories';
import board, { Opened } from '../booking/offer-board.stories';
import search, { Empty, Incomplete, Offline, Searching } from '../booking/offer-search.stories';
import strip, { Fresh, Incomplete as Unfilled, Refused } from '../booking/search-strip.stories';
import deskCase, { Filling } from '../house/desk-case.stories';
import queue, { Empty as NoneWaits } from '../house/desk-queue.stories';
import desk from '../house/house-desk.stories';
import flights from '../modes/air-flights.stories';
import voyages from '../modes/dom-voyages.stories';
import bags from '../modes/flexi-bags.stories';
import departures from '../modes/lcl-departures.stories';
import trains from '../modes/rail-trains.stories';
import tanks from '../modes/tank-tanks.stories';
import trucks from '../modes/truck-trucks.stories';
import order, {
  Confirm,
  Goods,
  GoodsApart,
  Offline as Unsaved,
  SailingFaulted,
  Submitting,
} from '../order/fcl-order.stories';
import receipt, { Calm, Offline as Unread, Over, Urgent } from '../order/order-receipt.stories';
import header from '../shell/header.stories';

const member = { name: '林未央', hasWholeVehicles: false };

type PageProps = { place: RouteName; children: ReactNode };

function Page({ place, children }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeaderView {...header.args} place={place} ground="page" account={member} />
      <main className="flex flex-1 flex-col pt-16">{children}</main>
    </div>
  );
}

const meta = {
  title: '整页/有内容',
  component: Page,
  args: { place: 'shippingFcl', children: null },
  argTypes: { place: { control: false }, children: { control: false } },
  parameters: { layout: 'fullscreen', sheet: 'pages' },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;
type SearchArgs = Partial<ComponentProps<typeof search.component>>;

const Strip = strip.component;
const Search = search.component;
const Order = order.component;
const Receipt = receipt.component;
const Desk = desk.component;

const results = (name: string, args: SearchArgs, place: RouteName = 'shippingFcl', asked: object = {}): Story => ({
  name,
  args: {
    place,
    children: (
      <>
        <div className="border-b border-line bg-surface">
          <Strip {...strip.args} {...asked} />
        </div>
        <Search {...search.args} {...args} />
      </>
    ),
  },
});
const ofMode = (name: string, place: RouteName, copy: SearchArgs['copy'], list: ReactNode): Story => ({
  name,
  args: { place, children: <Search {...search.args} {...(copy && { copy })} board={list} /> },
});
const form = (name: string, args: object = {}): Story => ({
  name,
  args: { place: 'shippingFclOrder', children: <Order {...order.args} {...args} /> },
});
const placed = (name: string, args: object = {}): Story => ({
  name,
  args: { place: 'shippingFclSuccess', children: <Receipt {...receipt.args} {...args} /> },
});
const atDesk = (name: string, children: ReactNode): Story => ({
  name,
  render: () => <Desk {...desk.args}>{children}</Desk>,
});

export const Results = results('结果', { board: <board.component {...board.args} /> });
export const OneOpen = results('结果，展开一班', { board: <board.component {...board.args} {...Opened.args} /> });
export const Busy = results('结果，正在查', Searching.args ?? {});
export const None = results('结果，一班也没有', Empty.args ?? {});
export const Lost = results('结果，断网', Offline.args ?? {});
export const HalfAsked = results('查询填了一半', Incomplete.args ?? {}, 'shippingFcl', Unfilled.args);
export const Refusing = results(
  '查询，港口不接',
  { view: { ...search.args.view, stage: 'blank' } },
  'shippingFcl',
  Refused.args,
);
export const Blank = results('还没有查', { view: { ...search.args.view, stage: 'blank' } }, 'shippingFcl', Fresh.args);
export const HalfFilled = form('表单，填了一半', Goods.args);
export const Faulty = form('表单，填错', SailingFaulted.args);
export const Apart = form('表单，货物不得同箱', GoodsApart.args);
export const LastStep = form('表单，最后一步', Confirm.args);
export const Sending = form('表单，提交中', Submitting.args);
export const NotSaved = form('表单，断网', Unsaved.args);
export const Sent = placed('回执，刚提交');
export const Soon = placed('回执，不到四小时', Urgent.args);
export const Done = placed('回执，办成了', Calm.args);
export const GivenUp = placed('回执，已取消', Over.args);
export const NotFetched = placed('回执，断网', Unread.args);
export const Tanks = ofMode('罐箱结果', 'tankIndex', tankStatesCopy, <tanks.component {...tanks.args} />);
export const Trucks = ofMode('整车结果', 'truck', truckStatesCopy, <trucks.component {...trucks.args} />);
export const Departures = ofMode('拼箱结果', 'lcl', lclStatesCopy, <departures.component {...departures.args} />);
export const Flights = ofMode('空运结果', 'airLift', airStatesCopy, <flights.component {...flights.args} />);
export const Trains = ofMode('铁路结果', 'railWayIndex', railStatesCopy, <trains.component {...trains.args} />);
export const Voyages = ofMode('内贸结果', 'domesticTrade', domStatesCopy, <voyages.component {...voyages.args} />);
export const Bags = ofMode('液袋结果', 'fluidBag', flexiStatesCopy, <bags.component {...bags.args} />);
export const Shop: Story = {
  name: '商城',
  args: { place: 'business', children: <mall.component {...mall.args} /> },
};
export const Waiting = atDesk('工作台，待办', <queue.component {...queue.args} />);
export const NothingWaits = atDesk('工作台，没有等待的', <queue.component {...queue.args} {...NoneWaits.args} />);
export const OneCase = atDesk('工作台，办一票', <deskCase.component {...deskCase.args} {...Filling.args} />);
