import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import cancel, {
  Cancelling,
  FeeChanged,
  Free,
  Offline,
  ReasonMissing,
  TooLate,
  WithFee,
} from '../order/order-cancel.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { picked } from '../sights';

const box = 'rounded-dialog border border-line bg-surface p-5';

const pattern: PatternRecord = {
  views: ['src/features/order-cancel/order-cancel-dialog.tsx'],
  chart: 'orderCancel',
  status: 'stable',
  purpose: '不能反悔的事，先写后果，再问一次。',
  use: ['取消、提交、覆盖草稿。', '要付的钱写在按钮之前；变了就重新问。'],
  avoid: ['能撤回的直接办，办完给撤回。', '只是告诉一声用提示。'],
  good: {
    shows: () => (
      <div className={box}>
        <p className="pb-4">取消费 ¥500.00，其余三个工作日内退回。</p>
        <Button look="line">保留订单</Button> <Button look="sea">确认取消</Button>
      </div>
    ),
    why: '先写多少钱，两个按钮各说各的事。',
  },
  bad: {
    shows: () => (
      <div className={box}>
        <p className="pb-4">确定取消吗？</p>
        <Button look="line">取消</Button> <Button look="sea">确定</Button>
      </div>
    ),
    why: '“取消”是取消订单，还是不取消？',
  },
  anatomy: [
    { at: '[role=alertdialog]', name: '弹窗：读屏立即读出标题' },
    { at: '[role=alertdialog] h2', name: '标题：问的是什么事' },
    { at: '[role=alertdialog] p', name: '后果：要付多少' },
    { at: '[role=alertdialog] label', name: '原因：必选' },
  ],
  isApart: true,
  heard: {
    at: '[role=alertdialog]',
    says: '取消订单，弹窗；关闭，按钮；取消订单，标题；现在取消要付取消费；¥500.00；取消原因 货物未备妥，按钮；保留订单，按钮；确认取消，按钮',
  },
  keys: [
    {
      at: '[role=alertdialog] button',
      key: 'Esc',
      does: '保留订单，关闭弹窗',
      proves: () => expect(cancel.args.on.keep).toHaveBeenCalled(),
    },
  ],
  states: {
    busy: '下单-取消订单--cancelling',
    faulty: '下单-取消订单--reason-missing',
    error: '下单-取消订单--unavailable',
    offline: '下单-取消订单--offline',
    done: '下单-取消订单--too-late',
    long: '下单-取消订单--made-with-another',
    dark: '下单-取消订单--fee-changed-dark',
  },
  never: { empty: '没有要问的就不弹出' },
};

const samples = {
  不收费用: Free.args?.view,
  要付取消费: WithFee.args?.view,
  没有选原因: ReasonMissing.args?.view,
  正在取消: Cancelling.args?.view,
  取消费有变化: FeeChanged.args?.view,
  不能再取消: TooLate.args?.view,
  断网: Offline.args?.view,
};

const meta = {
  ...cancel,
  title: '模式/弹窗询问',
  argTypes: { view: picked(samples) },
  parameters: { ...cancel.parameters, pattern },
} satisfies Meta<typeof cancel.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '要付取消费', args: WithFee.args ?? {} };
