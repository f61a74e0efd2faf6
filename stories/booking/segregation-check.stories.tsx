import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { CheckedGoods, SegregationCheckView as View } from '../../machines/booking/segregation-check';
import { PickerInputView } from '../../src/features/port-picker/picker-input';
import { SegregationCheckView } from '../../src/features/segregation-check/segregation-check';
import { APART, pairVerdict } from './home-blocks.fixtures';
import { closedPicker } from './trade.fixtures';

const ACID: CheckedGoods = { unNo: '1789', nameCn: '盐酸', hazardClass: '8', packingGroup: 'II' };
const ALKALI: CheckedGoods = { unNo: '1824', nameCn: '液碱', hazardClass: '8', packingGroup: 'II' };
const TOLUENE: CheckedGoods = { unNo: '1294', nameCn: '甲苯', hazardClass: '3', packingGroup: 'II' };
const three = [ACID, ALKALI, TOLUENE];
const five: CheckedGoods[] = [
  ...three,
  { unNo: '1495', nameCn: '氯酸钠', hazardClass: '5.1', packingGroup: 'II' },
  { unNo: '1402', nameCn: '碳化钙（电石）', hazardClass: '4.3', packingGroup: 'II' },
];

const judged: View = {
  goods: three,
  isBusy: false,
  isFull: false,
  verdict: APART,
  chosen: null,
  objection: null,
  failure: null,
};

const picker = (
  <PickerInputView
    view={{ ...closedPicker, kind: 'goods' }}
    on={{ open: fn(), close: fn(), type: fn(), move: fn(), choose: fn(), take: fn(), retry: fn() }}
    id="add"
    label="添加货物"
    chosen=""
    className="w-full"
  />
);

const meta = {
  title: '首页/同箱核对',
  component: SegregationCheckView,
  args: { view: judged, picker, on: { remove: fn(), choosePair: fn(), retry: fn() } },
} satisfies Meta<typeof SegregationCheckView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...judged, ...view } } });
const two = { goods: [ACID, TOLUENE] };

export const Empty = story('还没有货物', { goods: [], verdict: null });
export const OneAlone = story('只有一种', { goods: [ACID], verdict: null });
export const Checking = story('正在核对', { isBusy: true, verdict: null });
export const Apart: Story = {
  ...story('不能同箱', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [pair] = canvas.getAllByRole('button', { name: '盐酸与液碱：2，不得同箱' });
    if (pair) await userEvent.click(pair);
    await expect(args.on.choosePair).toHaveBeenCalledWith([0, 1]);
    await userEvent.click(canvas.getByRole('button', { name: '移除 UN 1294' }));
    await expect(args.on.remove).toHaveBeenCalledWith('1294');
  },
};
export const PairChosen = story('看一对的理由', { chosen: APART.pairs[0] ?? null });
export const MayGo = story('可以同箱', {
  ...two,
  verdict: pairVerdict('PASS_CHECK_DGL', 'X', '无一般隔离要求，仍需查第 16b 栏'),
});
export const Free = story('不作隔离', { ...two, verdict: pairVerdict('PASS', 'X', '属于可相容的同组物质（7.2.6.3）') });
export const NeedsApproval = story('需批准', {
  ...two,
  verdict: pairVerdict('NEED_APPROVAL', '1', '次氯酸盐需远离酸，会放出氯气（SG20）'),
});
export const ForExpert = story('转人工核对', {
  ...two,
  verdict: pairVerdict('MANUAL', '*', '第 1 类之间按配装类（7.2.7.1）'),
});
export const Full = story('已满五种', { goods: five, isFull: true, isBusy: true, verdict: null });
export const Duplicate = story('重复添加', { objection: 'duplicate' });
export const NotDangerous = story('添加了非危险品', { objection: 'notDangerous' });
export const Unknown = story('没有收录', {
  verdict: null,
  failure: { code: 'refused', message: '未找到 UN 9999，请核对 SDS 第 14.1 节，或转人工核对' },
});
export const Offline = story('网络不通', { verdict: null, failure: { code: 'network' } });
export const Unexpected = story('出了问题', { verdict: null, failure: { code: 'unexpected' } });
