import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import { EmptyState } from '../../src/ui/show/empty-state';
import search, { Empty, EmptyAnyDay, MuchMissing, Searching } from '../booking/offer-search.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/features/offer-search/offer-search.tsx', 'src/ui/show/empty-state.tsx'],
  chart: 'offerSearch',
  status: 'stable',
  purpose: '没有：说清没有的是什么、为什么，给一两条走得通的路。',
  use: ['查了没有、筛选筛空、列表还没有一条。', '出路按下就能走：放宽日期、清除筛选、转询价。'],
  avoid: ['没取到是出错，不是没有。', '还没查时介绍能查什么，不说没有。'],
  good: {
    shows: () => (
      <EmptyState title="这一天没有船" text="12-02 前后 3 天有 4 班。">
        <Button look="sea">看前后 3 天</Button>
      </EmptyState>
    ),
    why: '说了为什么，按一下就有。',
  },
  bad: { shows: () => <EmptyState title="暂无数据" text="请稍后再试" />, why: '不是出错，等多久也没有。' },
  anatomy: [
    { at: 'h2', name: '没有的是什么' },
    { at: 'h2 + p', name: '为什么' },
    { at: 'section a', name: '出路：一到两条' },
  ],
  heard: {
    at: 'section',
    says: '暂无符合条件的船期，标题；这条航线在所选日期前后没有船。可放宽日期，或发起询价，由客服找船。；不限日期再查，链接；发起询价，链接',
  },
  keys: [
    {
      at: 'a[href]',
      key: 'Tab',
      does: '到下一条出路',
      proves: () => expect(document.activeElement).toHaveTextContent('发起询价'),
    },
  ],
  states: {
    busy: '整箱-船期页--searching',
    empty: '整箱-船期页--empty-any-day',
    faulty: '整箱-船期页--much-missing',
    error: '整箱-船期页--unexpected',
    offline: '整箱-船期页--offline',
    done: '整箱-船期页--shown',
    long: '组件-展示-空状态--long-text',
    dark: '模式-没有内容--at-rest-dark',
  },
};

const samples = {
  没有船期: Empty.args?.view,
  不限日期也没有: EmptyAnyDay.args?.view,
  什么都缺: MuchMissing.args?.view,
  正在查: Searching.args?.view,
  已列出: search.args.view,
};

const meta = {
  ...search,
  title: '模式/没有内容',
  argTypes: { view: picked(samples) },
  parameters: { ...search.parameters, pattern },
} satisfies Meta<typeof search.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '没有船期', args: Empty.args ?? {} };
export const AtRestDark = night(AtRest);
