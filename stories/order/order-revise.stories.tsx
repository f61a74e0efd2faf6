import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { OrderReviseView as View } from '../../machines/order/order-revise';
import { mallCopy } from '../../src/copy/modes/mall';
import { OrderReviseView } from '../../src/features/order-revise/order-revise';
import { PickupRegionView } from '../../src/trade/services/pickup-region';
import { night, phone } from '../sights';
import { pickedRegion } from './fcl-order.fixtures';
import {
  BILL_TOPIC,
  DECLARED_TOPIC,
  DELIVERY_TOPIC,
  HOME_OFFER,
  HOME_TOPIC,
  INVOICE_TOPIC,
  LISTED,
  REVISE_OFFER,
  reviseWishes,
  TOTAL,
  TRUCK_TOPIC,
} from './order-revise.fixtures';

const region = {
  view: pickedRegion,
  on: { chooseProvince: fn(), chooseCity: fn(), chooseDistrict: fn(), retry: fn() },
};
const typedIn = ({ fields }: typeof BILL_TOPIC) => Object.fromEntries(fields.map(({ path, value }) => [path, value]));
const BILL_OPEN: View = { ...LISTED, topic: BILL_TOPIC, typed: typedIn(BILL_TOPIC) };
const TRUCK_OPEN: View = {
  ...LISTED,
  topic: TRUCK_TOPIC,
  typed: { ...typedIn(TRUCK_TOPIC), readyDate: '2026-11-30T09:00', pickupRegion: '330206' },
};
const HOME: View = { ...LISTED, topics: [HOME_TOPIC], total: HOME_OFFER.before };
const HOME_OPEN: View = { ...HOME, topic: HOME_TOPIC, typed: { goodsValue: '300000' } };
const PURCHASE: View = { ...LISTED, topics: [DELIVERY_TOPIC, INVOICE_TOPIC], total: HOME_OFFER.before };
const DELIVERY_OPEN: View = { ...PURCHASE, topic: DELIVERY_TOPIC, typed: typedIn(DELIVERY_TOPIC) };

const meta = {
  title: '订单/改单与加订',
  component: OrderReviseView,
  args: {
    view: LISTED,
    on: reviseWishes,
    renderRegion: (parts) => <PickupRegionView parts={parts} region={region} />,
    own: mallCopy.fault,
  },
} satisfies Meta<typeof OrderReviseView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: View, change: Partial<View> = {}): Story => ({
  name,
  args: { view: { ...view, ...change } },
});

export const Nothing = story('没有可改可加的', LISTED, { topics: [] });
export const Lost: Story = {
  ...story('取不到，可重试', LISTED, { topics: [], isFailed: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
export const LostAgain = story('重新取时取不到', LISTED, { isFailed: true });
export const Listed: Story = {
  ...story('可改的提单与可加订的服务', LISTED),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /加订\s*货运险/ }));
    await expect(args.on.open).toHaveBeenCalledWith('INS');
  },
};
export const Bill: Story = {
  ...story('改提单资料', BILL_OPEN),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '核对' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Same = story('没有改动', BILL_OPEN, { failureCode: 'same' });
export const BillFaulty = story('提单资料有错', BILL_OPEN, {
  faults: [{ path: 'consignee.name', code: 'notEnglish' }],
  turn: 1,
});
export const BillSeveralFaulty = story('提单资料有几处错', BILL_OPEN, {
  faults: [
    { path: 'consignee.name', code: 'notEnglish' },
    { path: 'consignee.phone', code: 'required' },
  ],
  turn: 1,
});
export const BillOffered = story('核对过，总价不变', BILL_OPEN, {
  typed: { ...typedIn(BILL_TOPIC), 'consignee.name': 'MAAS CHEMIE BV' },
  offer: { before: TOTAL, total: TOTAL, added: [] },
});
export const Truck = story('加订拖车', TRUCK_OPEN);
export const TruckOffered: Story = {
  ...story('看到加收与新总价', TRUCK_OPEN, { offer: REVISE_OFFER }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '按新总价确认加订' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Declared = story(
  '加订的一项不加钱',
  { ...LISTED, topic: DECLARED_TOPIC },
  {
    offer: {
      before: TOTAL,
      total: TOTAL,
      added: [{ name: '海事货申报（危险品运价已含）', sum: { amount: 0, currency: '1' } }],
    },
  },
);
export const Home: Story = {
  ...story('国内水路可加订货物保价', HOME),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /加订\s*货物保价/ }));
    await expect(args.on.open).toHaveBeenCalledWith('INS');
  },
};
export const HomeUntold = story('货物保价没有填货值', HOME_OPEN, {
  typed: { goodsValue: '' },
  faults: [{ path: 'goodsValue', code: 'required' }],
  turn: 1,
});
export const HomeOffered: Story = {
  ...story('看到货物保价与税', HOME_OPEN, { offer: HOME_OFFER }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '按新总价确认加订' }));
    await expect(args.on.send).toHaveBeenCalled();
  },
};
export const Purchase: Story = {
  ...story('采购订单可改交付与发票', PURCHASE),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /修改\s*交付安排/ }));
    await expect(args.on.open).toHaveBeenCalledWith('DELIVERY');
  },
};
export const DeliveryOffered = story('改交付不加钱', DELIVERY_OPEN, {
  typed: { ...typedIn(DELIVERY_TOPIC), plateNo: '苏B66666' },
  offer: { before: HOME_OFFER.before, total: HOME_OFFER.before, added: [] },
});
export const DeliveryTooSoon = story('提货改到来不及备货的日子', DELIVERY_OPEN, {
  faults: [{ path: 'pickupAt', code: 'mallNotice', given: { day: '2026-12-02' } }],
  turn: 1,
});
export const Invoice = story(
  '补填发票时税号有误',
  { ...PURCHASE, topic: INVOICE_TOPIC },
  {
    typed: { 'invoice.type': '1', 'invoice.title': '无锡漆彩涂料有限公司', 'invoice.taxNo': '9132' },
    faults: [{ path: 'invoice.taxNo', code: 'creditCode' }],
    turn: 1,
  },
);
export const Repriced = story('总价刚刚变动', TRUCK_OPEN, { offer: REVISE_OFFER, failureCode: 'repriced' });
export const Sending = story('正在核对', TRUCK_OPEN, { isBusy: true });
export const Late = story('已过时间', TRUCK_OPEN, { failureCode: 'late' });
export const Elsewhere = story('刚在别处改过', BILL_OPEN, { failureCode: 'elsewhere' });
export const Asked = story('有实测或改配待答复', BILL_OPEN, { failureCode: 'asked' });
export const Forbidden = story('这样加订不能装运', TRUCK_OPEN, { failureCode: 'forbidden' });
export const Often = story('改得太多次', BILL_OPEN, { failureCode: 'often' });
export const Priceless = story('没有这项价格', TRUCK_OPEN, { failureCode: 'priceless' });
export const Offline = story('网络不通', TRUCK_OPEN, { failureCode: 'network' });
export const Unsure = story('确认后没有收到答复', TRUCK_OPEN, { offer: REVISE_OFFER, failureCode: 'unsure' });
export const Unavailable = story('服务器繁忙', TRUCK_OPEN, { failureCode: 'unavailable' });
export const Unexpected = story('意外故障', TRUCK_OPEN, { failureCode: 'unexpected' });
export const TruckOfferedPhone = phone(TruckOffered);
export const BillDark = night(Bill);
