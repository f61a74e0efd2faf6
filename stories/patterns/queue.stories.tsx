import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../../src/ui/mark/badge';
import { Button } from '../../src/ui/press/button';
import desk, {
  Empty,
  Enquiries,
  Free,
  Offline,
  StaleOffline,
  TakenByOther,
  UnderWay,
} from '../house/desk-queue.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const pattern: PatternRecord = {
  views: ['src/features/house/desk-queue.tsx'],
  chart: 'deskQueue',
  status: 'stable',
  purpose: '等着办的一列：快到时限的在最上，领取之后才办。',
  use: ['审核、询价、认证、样品，都用这一张表。', '页签写数目；筛选写进地址，同事打开看到的一样。'],
  avoid: ['在列表里不办事，打开这一份再办。', '会被拒绝的按钮不出现。'],
  good: {
    shows: () => (
      <span className="flex flex-wrap items-center gap-3">
        <Badge look="bad">超时 18 分钟</Badge>
        <Button look="line" size="small">
          领取
        </Button>
      </span>
    ),
    why: '差多少分钟，下一步是什么。',
  },
  bad: {
    shows: () => (
      <span className="flex flex-wrap items-center gap-3">
        <Badge look="bad">紧急</Badge>
        <Button look="signal" size="small">
          处理
        </Button>
      </span>
    ),
    why: '人人都紧急，不知道差多久。',
  },
  anatomy: [
    { at: 'h1', name: '标题' },
    { at: '[role=tablist]', name: '页签：一类一个，写着数目' },
    { at: '[role=checkbox], input[type=checkbox]', name: '只看我领取的' },
    { at: 'table', name: '表：列头可排序' },
    { at: 'table button', name: '领取' },
  ],
  heard: { at: '[role=tablist]', says: '待审核 2，页签，已选中；等客户 0，页签；执行中 3，页签；企业认证 1，页签' },
  keys: [
    {
      at: '[role=tab][aria-selected=true]',
      key: '→',
      does: '到下一类',
      proves: () => expect(desk.args.on.chooseQueue).toHaveBeenCalledWith('customer'),
    },
    {
      at: 'th button',
      key: 'Enter',
      does: '按这一列排序',
      proves: () => expect(desk.args.on.sortBy).toHaveBeenCalledOnce(),
    },
  ],
  states: {
    busy: '平台工作台-待办--taking',
    empty: '平台工作台-待办--empty',
    faulty: '平台工作台-待办--taken-by-other',
    error: '平台工作台-待办--unexpected',
    offline: '平台工作台-待办--stale-offline',
    done: '平台工作台-待办--taken',
    long: '平台工作台-待办--closures',
    dark: '模式-工作台待办--at-rest-dark',
  },
};

const samples = {
  两票无人领取: Free.args?.view,
  同事先领取了: TakenByOther.args?.view,
  执行中: UnderWay.args?.view,
  询价: Enquiries.args?.view,
  没有等待的: Empty.args?.view,
  再看时断网: StaleOffline.args?.view,
  断网: Offline.args?.view,
};

const meta = {
  ...desk,
  title: '模式/工作台待办',
  argTypes: { view: picked(samples) },
  parameters: { pattern },
} satisfies Meta<typeof desk.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '两票无人领取', args: Free.args ?? {} };
export const AtRestDark = night(AtRest);
