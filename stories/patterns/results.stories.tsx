import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import { VerdictPill } from '../../src/ui/mark/verdict-pill';
import { Price } from '../../src/ui/show/price';
import board, { Compared, Filtering, Nothing, OneDay, Opened } from '../booking/offer-board.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/modes/fcl/sailings/sailings.tsx', 'src/frame/results.tsx'],
  chart: 'offerBoard',
  status: 'stable',
  purpose: '查到的一列：能不能走、多少钱、几时截止，一行一个，逐行能选。',
  use: ['每个方式的结果页：日期条、筛选、排序、卡片，都按这个次序。', '不能走的留在列表里，写明原因和出路。'],
  avoid: ['不足三条不放筛选与排序。', '没有核对过的不写可接，也不显示绿色。'],
  good: {
    shows: () => (
      <div className="flex flex-wrap items-center gap-4">
        <VerdictPill letter="Y">可接</VerdictPill>
        <Price amount={273_247} currency="2" unit="20GP 总价" />
        <Button look="sea">选择这一班</Button>
      </div>
    ),
    why: '先说能不能走，价是总价，按钮写明选的是什么。',
  },
  bad: {
    shows: () => (
      <div className="flex flex-wrap items-center gap-4">
        <b>$99 起</b>
        <Button look="signal">立即抢购</Button>
      </div>
    ),
    why: '没有结论，起价不是要付的价。',
  },
  anatomy: [
    { at: 'h2', name: '筛选：左边一列，手机上收进抽屉' },
    { at: '[aria-label=逐日最低总价]', name: '日期条：每天的最低总价' },
    { at: '[role=radiogroup]', name: '排序：同一组里选一个' },
    { at: 'article', name: '一班：结论、船期、总价、选择' },
    { at: 'article button[data-leads-to]', name: '选择这一班' },
    { at: 'article input[type=checkbox]', name: '对比：最多四班' },
  ],
  heard: { at: 'article details summary', says: '可接；中转港可直提直装，装货前需查第 16b 栏' },
  keys: [
    {
      at: 'article input[type=checkbox]',
      key: '空格',
      does: '加入对比',
      proves: () => expect(board.args.on.toggleCompared).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    busy: '整箱-船期页--searching',
    empty: '整箱-船期列表--nothing',
    faulty: '整箱-船期页--incomplete',
    error: '整箱-船期页--unavailable',
    offline: '整箱-船期页--offline',
    done: '整箱-船期列表--opened',
    long: '整箱-船期列表--compared',
    dark: '整箱-船期列表--listed-dark',
  },
};

const samples = {
  列表: board.args.view,
  展开一班: Opened.args?.view,
  只看一天: OneDay.args?.view,
  筛选后没有: Nothing.args?.view,
  筛选抽屉: Filtering.args?.view,
  对比表: Compared.args?.view,
};

const meta = {
  ...board,
  title: '模式/结果',
  argTypes: { view: picked(samples) },
  parameters: { ...board.parameters, pattern },
} satisfies Meta<typeof board.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '平时' };
