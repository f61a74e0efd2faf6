import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { ROWS, type TruckForm } from '../../domain/modes/truck/form';
import { TRUCK } from '../../domain/modes/truck/mode';
import type { TruckQuote } from '../../domain/modes/truck/quote';
import { blankGoods } from '../../domain/goods/row';
import { TruckOrderView } from '../../src/modes/truck/truck-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { PART_QUOTE } from './part-loads.fixtures';
import { MET, STOPS_QUOTE } from './truck-stops.fixtures';
import { factsAt, soundOn, TANK_QUOTE, TRUCK_QUOTE } from './truck.fixtures';

const at = (
  change: Partial<TruckForm>,
  step: string,
  { isJudged = false, quote = TRUCK_QUOTE }: { isJudged?: boolean; quote?: TruckQuote } = {},
) => {
  const filled = { mode: TRUCK, facts: factsAt(quote), library: { methanol: METHANOL_FACTS } };
  const form = { ...soundOn(quote), ...change };
  return {
    form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
    order: { ...filling.order, view: { ...filling.order.view, quote, alternatives: [] } },
    quote: { ...filling.quote, view: { ...lockedQuote, quote } },
  };
};

const meta = {
  title: '途运/整车下单',
  component: TruckOrderView,
  args: { ...filling, ...at({}, 'goods') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TruckOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Goods: Story = {
  ...story('一、货物与装载', {}),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^下一步/ }));
    await expect(args.form.on.next).toHaveBeenCalled();
  },
};
export const AxleOver = story(
  '一、前轴超载',
  at({ places: { 1: { ...ROWS.blank, place: 'FRONT' } } }, 'goods', { isJudged: true }),
);
const [FIRST = blankGoods('1')] = soundOn(TRUCK_QUOTE).goods;
const little = (pieces: string, innerQuantity: string) => ({
  goods: [{ ...FIRST, pieces, innerQuantity, packKind: '4G', packMark: '', grossKg: '740', netKg: '610' }],
  places: { [FIRST.key]: { ...ROWS.blank, place: 'MIDDLE' as const, excepted: true, inners: '16' } },
});
export const Excepted = story('一、例外数量', at(little('985', '30 ml'), 'goods', { isJudged: true }));
export const ExceptedOver = story('一、例外数量超过件数', at(little('1001', '25 ml'), 'goods', { isJudged: true }));
export const ExceptedUnsaid = story('一、例外数量未填', at(little('985', ''), 'goods', { isJudged: true }));
export const Poured = story('一、罐车', at({}, 'goods', { quote: TANK_QUOTE }));
export const OtherGoods = story(
  '一、罐车换了货物',
  at({ goods: soundOn(TANK_QUOTE).goods.map((row) => ({ ...row, unNo: '1294' })) }, 'goods', {
    isJudged: true,
    quote: TANK_QUOTE,
  }),
);
export const TooMany = story('一、余车不足', at({ trucks: '7' }, 'goods', { isJudged: true }));
export const Stops = story('二、装卸点', at({}, 'stops'));
export const Stopping = story(
  '二、途中两站',
  at({ ...MET, stop1To: '2026-12-07T16:30' }, 'stops', { quote: STOPS_QUOTE }),
);
export const StopTooLate = story(
  '二、途中一站晚于时间窗',
  at({ ...MET, stop2To: '2026-12-07T09:30', stop1Address: '' }, 'stops', { quote: STOPS_QUOTE, isJudged: true }),
);
export const TooLate = story(
  '二、时间窗早于到达',
  at({ dropTo: '2026-12-07T20:00', pickAddress: '路口' }, 'stops', { isJudged: true }),
);
export const Truck = story('三、车辆与服务', at({ insured: true, worth: '180000' }, 'truck'));
export const NoLift = story('三、没有尾板', at({ unload: 'TAIL' }, 'truck', { isJudged: true }));
export const Washed = story('三、罐车洗罐', at({}, 'truck', { quote: TANK_QUOTE }));
export const Confirm = story('四、费用与确认', at({ agreeProtocol: false }, 'confirm'));

const shared = (change: Partial<TruckForm>, step: string, isJudged = false) =>
  at(change, step, { isJudged, quote: PART_QUOTE });
export const Shared = story('一、零担的货物与余位', shared({}, 'goods'));
export const SharedOther = story(
  '一、零担换了货物',
  shared({ goods: soundOn(PART_QUOTE).goods.map((row) => ({ ...row, unNo: '1294' })) }, 'goods', true),
);
export const Handed = story('二、零担送到站点', shared({}, 'stops'));
export const Fetched = story(
  '二、零担上门提货',
  shared(
    {
      pickDoor: '310117',
      pickAddress: '路口',
      pickFrom: '2026-12-04T13:15',
      pickTo: '2026-12-04T17:30',
      dropDoor: '440117',
      dropAddress: '明珠大道 3 号',
    },
    'stops',
    true,
  ),
);
export const SharedConfirm = story('四、零担的费用与确认', shared({}, 'confirm'));
