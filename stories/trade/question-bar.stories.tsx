import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { tankQuestion } from '../../domain/modes/tank/search';
import { tankSearchCopy } from '../../src/copy/modes/tank/search';
import { QuestionBar } from '../../src/trade/question/question-bar';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const asked = tankQuestion.asked('?org=CNSHA&dst=NLRTM&d=Y&un=1230&q=19&tf=25');
const wrong = tankQuestion.asked('?org=CNSHA&dst=NLRTM&d=Y&un=1230&q=900&tf=25');

const pattern: PatternRecord = {
  views: ['src/trade/question/question-bar.tsx', 'src/trade/question/question-field.tsx'],
  status: 'stable',
  purpose: '结果上方的一排框：这种方式还要知道的数，改一个就重新核算。',
  use: ['写进网址，链接发出去看到的一样。', '手机上收成一行，先看答案。'],
  avoid: ['下单才要的不在这里问。', '填错的框不收起来。'],
  good: { shows: () => <p>装 19 吨，密度 0.79，已清洗</p>, why: '收起来也看得到按什么算的。' },
  bad: { shows: () => <p>高级筛选 ▾</p>, why: '按什么算的，看不出。' },
  anatomy: [
    { at: 'form', name: '一排框：可以直接跳到' },
    { at: 'form label', name: '一个框：标签与单位' },
    { at: 'form button[type=submit]', name: '重新核算' },
  ],

  heard: { at: 'form button[type=submit]', says: '重新核算，按钮' },
  keys: [
    {
      at: 'form input',
      key: 'Enter',
      does: '按填好的重新核算',
      proves: () => expect(meta.args.onAsk).toHaveBeenCalled(),
    },
  ],
  states: {
    faulty: '交易件-查询问题条--faulty',
    long: '交易件-查询问题条--long-text',
    dark: '交易件-查询问题条--at-rest-dark',
  },
};

const meta = {
  title: '交易件/查询问题条',
  component: QuestionBar<typeof asked>,
  args: { question: tankQuestion, asked, copy: tankSearchCopy.fill, onType: fn(), onAsk: fn() },
  argTypes: { question: { control: false }, asked: { control: false }, copy: { control: false } },
  parameters: { pattern },
} satisfies Meta<typeof QuestionBar<typeof asked>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = { name: '填得太大', args: { asked: wrong } };
export const LongText: Story = {
  name: '长文字',
  args: { copy: { ...tankSearchCopy.fill, label: '装多少、多重、上一载货物是什么，都按您填的核算' } },
};
export const AtRestDark = night(AtRest);
