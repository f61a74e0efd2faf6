import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusStrip } from '../../src/ui/show/status-strip';
import notices, {
  Everything,
  Fault,
  FaultAndSuccess,
  Nothing,
  Refusal,
  Success,
  Waiting,
} from '../shell/notices.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/features/notices/notices.tsx'],
  chart: 'notices',
  status: 'stable',
  purpose: '告诉一声：办成了，或者没办成；不打断手上的事。',
  use: ['结果不在眼前的那一块里时。', '成功四秒后自己消失，失败等人关。'],
  avoid: ['填错的写在框下，不用提示。', '要人回答的用弹窗。'],
  good: {
    shows: () => <StatusStrip tone="bad">验证码发送失败，请稍后再试</StatusStrip>,
    why: '什么没成、接着怎么办。',
  },
  bad: { shows: () => <StatusStrip tone="bad">操作失败（-1）</StatusStrip>, why: '不知道哪个操作，数字也查不到。' },
  anatomy: [
    { at: '[role=alert]', name: '失败：读屏立即读出' },
    { at: 'output', name: '成功：读屏等一句说完再读' },
    { at: 'button', name: '关闭：鼠标或焦点停在上面时不消失' },
  ],
  isApart: true,
  heard: { at: '[data-notices]:last-child', says: '警示；错误；抱歉，服务器繁忙！；关闭：抱歉，服务器繁忙！，按钮' },
  keys: [
    {
      at: 'button',
      key: 'Enter',
      does: '关闭这一条',
      proves: () => expect(notices.args.onDismiss).toHaveBeenCalledOnce(),
    },
    {
      at: 'button',
      key: 'Esc',
      does: '关闭这一条',
      proves: () => expect(notices.args.onDismiss).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    empty: '提示-提示与通知--nothing',
    error: '提示-提示与通知--fault',
    faulty: '提示-提示与通知--refusal',
    done: '提示-提示与通知--success',
    long: '提示-提示与通知--everything',
    dark: '模式-提示--at-rest-dark',
    busy: '提示-提示与通知--waiting',
  },
  never: { offline: '断网本身就是一条失败的提示' },
};

const samples = {
  没有提示: Nothing.args?.view,
  成功: Success.args?.view,
  失败: Refusal.args?.view,
  服务故障: Fault.args?.view,
  全部: Everything.args?.view,
  还有几条在排队: Waiting.args?.view,
};

const meta = {
  ...notices,
  title: '模式/提示',
  argTypes: { view: picked(samples) },
  parameters: { ...notices.parameters, pattern },
} satisfies Meta<typeof notices.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '通知与成功', args: FaultAndSuccess.args ?? {} };
export const AtRestDark = night(AtRest);
