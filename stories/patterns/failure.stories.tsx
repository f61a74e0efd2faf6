import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BlockFailure } from '../../src/ui/show/block-states';
import search, { Offline, Refused, Unavailable, Unexpected } from '../booking/offer-search.stories';
import type { PatternRecord } from '../pieces/piece-record';
import { night, picked } from '../sights';

const none = () => undefined;

const pattern: PatternRecord = {
  views: [
    'src/features/offer-search/offer-search.tsx',
    'src/ui/show/block-states.tsx',
    'src/features/page/error-page.tsx',
  ],
  chart: 'offerSearch',
  status: 'stable',
  purpose: '出错：只坏这一块，说清什么没取到、什么还在，给一个重试。',
  use: ['服务没有答复、答复看不懂、整页出错。', '有请求号就写出来，打电话时报这个号。'],
  avoid: ['没有符合的不是出错。', '不写编码、不写“系统异常”。'],
  good: {
    shows: () => (
      <BlockFailure text="船期加载失败。" hint="查询条件已保留 · 请求号 8F2C-41D0" retry="重试" onRetry={none} />
    ),
    why: '条件还在，按一下再来。',
  },
  bad: {
    shows: () => <BlockFailure text="系统异常 500" retry="确定" onRetry={none} />,
    why: '不知道还在不在，“确定”又不是重试。',
  },
  anatomy: [
    { at: '[role=alert]', name: '一句话：出现时读屏立即读出' },
    { at: 'button', name: '重试' },
  ],
  heard: {
    at: '[role=alert]',
    says: '警示；结果加载失败，标题；抱歉，服务器繁忙！请稍后重试。；查询条件和筛选都在网址里，不会丢。',
  },
  keys: [
    { at: 'button', key: 'Enter', does: '重试', proves: () => expect(search.args.onRetry).toHaveBeenCalledOnce() },
    { at: 'button', key: '空格', does: '重试', proves: () => expect(search.args.onRetry).toHaveBeenCalledOnce() },
  ],
  states: {
    busy: '整箱-船期页--searching',
    empty: '框架-页面状态--lost',
    faulty: '整箱-船期页--refused',
    error: '框架-页面状态--fault',
    offline: '整箱-船期页--offline',
    done: '整箱-船期页--shown',
    long: '组件-展示-出错的板块--long-text',
    dark: '模式-出错--at-rest-dark',
  },
};

const samples = {
  服务没有答复: Unavailable.args?.view,
  网络不通: Offline.args?.view,
  网关说明了原因: Refused.args?.view,
  出了问题: Unexpected.args?.view,
};

const meta = {
  ...search,
  title: '模式/出错',
  argTypes: { view: picked(samples) },
  parameters: { ...search.parameters, pattern },
} satisfies Meta<typeof search.component>;
export default meta;

export const AtRest: StoryObj<typeof meta> = { name: '服务没有答复', args: Unavailable.args ?? {} };
export const AtRestDark = night(AtRest);
