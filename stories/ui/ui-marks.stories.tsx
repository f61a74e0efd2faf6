import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

import { HAZARD_CLASSES, type HazardClass } from '../../domain/goods/dangerous-goods';
import { DOLLAR, YUAN } from '../../domain/values/money';
import { Badge } from '../../src/ui/mark/badge';
import { Bar } from '../../src/ui/show/bar';
import { BlockFailure } from '../../src/ui/show/block-states';
import { Button } from '../../src/ui/press/button';
import { CountdownRing } from '../../src/ui/show/countdown-ring';
import { EmptyState } from '../../src/ui/show/empty-state';
import { Hairline } from '../../src/ui/mark/hairline';
import { HazardDiamond } from '../../src/ui/mark/hazard-diamond';
import { Price } from '../../src/ui/show/price';
import { VerdictPill } from '../../src/ui/mark/verdict-pill';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-180 gap-5 rounded-card bg-surface p-6">{children}</div>
);
const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

const meta = { title: '组件/标记与状态', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;
const dark = { globals: { theme: 'dark' } };

export const Marks: Story = {
  name: '徽章与判定',
  render: () => (
    <Sheet>
      <Line>
        <Badge look="frame">UN 1230</Badge>
        <Badge look="good">直装</Badge>
        <Badge look="sea">可堆存</Badge>
        <Badge look="warn">待企业认证</Badge>
        <Badge look="bad">易制毒</Badge>
        <Badge look="grey">已取消</Badge>
      </Line>
      <Line>
        <VerdictPill letter="Y">可接</VerdictPill>
        <VerdictPill letter="R">需审</VerdictPill>
        <VerdictPill letter="N">不接</VerdictPill>
        <VerdictPill letter="M">人工</VerdictPill>
      </Line>
      <Line>
        <CountdownRing secondsLeft={10} of={10} label="还剩 10 秒" isRunning={false} />
        <CountdownRing secondsLeft={4} of={10} label="还剩 4 秒" isRunning={false} />
        <CountdownRing secondsLeft={0} of={10} label="时间到" isRunning={false} />
      </Line>
    </Sheet>
  ),
};
export const MarksDark: Story = { ...Marks, name: '徽章与判定 深色', ...dark };

export const Prices: Story = {
  name: '价格',
  render: () => (
    <Sheet>
      <Price amount={273247} currency={DOLLAR} size="large" unit="/ 20GP 总价" />
      <Price amount={1940048} currency={YUAN} unit="/ 票" />
      <Price amount={99727} currency={DOLLAR} size="small" />
      <Price amount={-2753} currency={DOLLAR} size="small" unit="退还" />
      <Price amount={270494} currency={DOLLAR} size="small" unit="原价" isPast />
    </Sheet>
  ),
};
export const PricesDark: Story = { ...Prices, name: '价格 深色', ...dark };

export const Diamonds: Story = {
  name: '危险标志',
  render: () => (
    <Sheet>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {Object.entries(HAZARD_CLASSES).map(([hazardClass, name]) => (
          <li key={hazardClass} className="flex items-center gap-3">
            <HazardDiamond hazardClass={hazardClass as HazardClass} className="size-12" />
            <span>
              {hazardClass} {name}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  ),
};
export const DiamondsDark: Story = { ...Diamonds, name: '危险标志 深色', ...dark };

export const States: Story = {
  name: '骨架、空与出错',
  render: () => (
    <Sheet>
      <div className="relative pt-3">
        <Hairline />
        <p>正在查询船期…</p>
      </div>
      <div className="grid animate-pulse gap-3 rounded-card border border-line p-5">
        <Bar className="h-5 w-40" />
        <Bar className="h-4 w-full" />
        <Bar className="h-4 w-2/3" />
      </div>
      <EmptyState title="暂无符合条件的船期" text="12-02 前后 3 天没有接 5.1 类的直达船。">
        <Button look="sea" onClick={fn()}>
          放宽到 ±7 天
        </Button>
        <Button look="line" onClick={fn()}>
          发起询价
        </Button>
      </EmptyState>
      <BlockFailure text="低价航线没有加载出来。" retry="重试" onRetry={fn()} />
      <BlockFailure
        text="结果加载失败，服务器 60 秒没有答复。"
        hint="筛选条件已保留 · 请求号 8F2C-41D0"
        retry="重试"
        onRetry={fn()}
      />
    </Sheet>
  ),
};
export const StatesDark: Story = { ...States, name: '骨架、空与出错 深色', ...dark };
