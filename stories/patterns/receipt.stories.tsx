import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkButton } from '../../src/ui/press/link-button';
import { StatusStrip } from '../../src/ui/show/status-strip';
import receipt, { Asked, Calm, Lapsed, Loading, Offline, Over, Urgent } from '../order/order-receipt.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { picked } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: ['src/features/order-success/order-receipt.tsx', 'src/frame/receipt-page.tsx'],
  chart: 'orderReceipt',
  status: 'stable',
  purpose: '下单之后这张单的一页：编号、状态，和下一件要办的事。',
  use: ['每个方式的订单页。', '下一件事排在最上，带截止时间；缺什么资料一份一份列出。'],
  avoid: ['祝贺只出现一次，回来时不再说。', '还缺东西时不显示绿色。'],
  good: {
    shows: () => (
      <StatusStrip tone="warn" way={<LinkButton onClick={none}>去上传</LinkButton>}>
        还缺 2 份资料，11-25 22:00 前交
      </StatusStrip>
    ),
    why: '缺几份、几时前、去哪办，一句说完。',
  },
  bad: {
    shows: () => <StatusStrip tone="good">恭喜您，订单正在处理中，请耐心等待</StatusStrip>,
    why: '绿色，又没有下一步，资料到期没人知道。',
  },
  anatomy: [
    { at: 'h1', name: '标题：打开时焦点在这里' },
    { at: 'h1 + p b', name: '订单号：四位一组，可复制' },
    { at: 'h1 + p > :last-child', name: '状态' },
    { at: '[role=timer]', name: '还剩多久：读屏读“几小时几分”' },
    { at: 'h2', name: '下一件事' },
    { at: '#papers', name: '资料：缺的排在前' },
  ],
  heard: {
    at: 'h1 + p',
    says: '订单号；FC26 1120 7K3M 9Q；复制订单号，按钮；状态；提交于 11-20 09:42；所同意的协议：；《货运服务协议》2026-11-22 版，按钮；订单状态；待企业认证',
  },
  keys: [
    {
      at: 'section[aria-labelledby] a, a[href="#papers"]',
      key: 'Enter',
      does: '到资料那一段',
      proves: () => expect(document.activeElement).toHaveAttribute('href', '#papers'),
    },
  ],
  states: {
    busy: '下单-下单成功页--refreshing',
    empty: '下单-下单成功页--missing',
    faulty: '下单-下单成功页--asked',
    error: '下单-下单成功页--unavailable',
    offline: '下单-下单成功页--offline',
    done: '下单-下单成功页--calm',
    long: '下单-下单成功页--onward-truck-of-several',
    dark: '下单-下单成功页--waiting-dark',
  },
};

const samples = {
  等待企业认证: receipt.args.view,
  待补充资料: Asked.args?.view,
  不到四小时: Urgent.args?.view,
  已到截止: Lapsed.args?.view,
  审核中: Calm.args?.view,
  已取消: Over.args?.view,
  正在取: Loading.args?.view,
  断网: Offline.args?.view,
};

const meta = {
  ...receipt,
  title: '模式/回执',
  argTypes: { view: picked(samples) },
  parameters: { ...receipt.parameters, pattern },
} satisfies Meta<typeof receipt.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '平时' };
