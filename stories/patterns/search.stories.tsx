import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import strip, { Coastal, Fresh, Incomplete, Refused } from '../booking/search-strip.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/features/booking-search/search-strip.tsx'],
  chart: 'bookingSearch',
  status: 'stable',
  purpose: '问一次就查：从哪到哪、什么货、多少、哪天。',
  use: ['首页与每个方式的结果页顶上，同一条。', '查过以后按钮改为蓝色的“重新搜索”，手机上收成两行。'],
  avoid: ['在结果里再缩小用筛选，不重新查。', '只找一个名字用选择器。'],
  good: {
    shows: () => <Button look="signal">查整箱船期</Button>,
    why: '写明查的是什么，一屏一个橙色。',
  },
  bad: {
    shows: () => (
      <span className="flex flex-wrap gap-3">
        <Button look="signal">搜索</Button>
        <Button look="signal">高级搜索</Button>
      </span>
    ),
    why: '两个橙色，按下去不知道查到什么。',
  },
  anatomy: [
    { at: '#search-org', name: '起运地：打字就列出港口、城市、代码' },
    { at: '#search-dst', name: '目的地' },
    { at: '#search-goods', name: '货物：UN 编号或品名，危险品必填' },
    { at: 'button[type=submit]', name: '查：Enter 也可以' },
  ],
  heard: { at: 'button[type=submit]', says: '重新搜索，按钮' },
  keys: [
    {
      at: 'button[type=submit]',
      key: 'Enter',
      does: '查',
      proves: () => expect(strip.args.on.submit).toHaveBeenCalledOnce(),
    },
    {
      at: '#search-dst',
      key: 'Tab',
      does: '到下一项',
      proves: () => expect(document.activeElement).toHaveAttribute('id', 'search-goods'),
    },
  ],
  states: {
    busy: '整箱-船期页--searching',
    empty: '整箱-查询条--fresh',
    faulty: '整箱-查询条--incomplete',
    error: '整箱-查询条--refused',
    offline: '首页-选择器--offline',
    done: '整箱-查询条--searched',
    long: '首页-查询--filled',
    dark: '整箱-查询条--searched-dark',
  },
};

const samples = {
  已查过: strip.args.view,
  还没有查过: Fresh.args?.view,
  没有填完: Incomplete.args?.view,
  港口不接: Refused.args?.view,
  内贸: Coastal.args?.view,
};

const meta = {
  ...strip,
  title: '模式/查询',
  argTypes: { view: picked(samples) },
  parameters: { ...strip.parameters, pattern },
} satisfies Meta<typeof strip.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '平时' };
