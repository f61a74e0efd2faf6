import type { Meta, StoryObj } from '@storybook/react-vite';

import { FirstQuestions } from '../../src/trade/first-questions';

import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const QUESTIONS = [
  { title: '几天前要订', text: '危险品最晚在开船前 10 天提出申请。' },
  { title: '要哪些资料', text: '中英文 SDS、危包证、代理委托书。' },
];

const pattern: PatternRecord = {
  views: ['src/trade/first-questions.tsx'],
  status: 'stable',
  purpose: '还没有查时，先回答最常问的几件事。',
  use: ['每个方式的空白页。', '问句是用户的话，答句两行以内。'],
  avoid: ['查过之后让位给结果。', '不写宣传的话。'],
  good: {
    shows: () => (
      <FirstQuestions
        id="good"
        title="先看这几件"
        questions={[{ title: '几天前要订', text: '危险品最晚在开船前 10 天提出申请。' }]}
      />
    ),
    why: '有数字，答得完。',
  },
  bad: {
    shows: () => (
      <FirstQuestions id="bad" title="我们的优势" questions={[{ title: '专业', text: '专业团队，贴心服务。' }]} />
    ),
    why: '没有回答任何问题。',
  },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'h3', name: '问' },
    { at: 'h3 + p', name: '答' },
  ],

  heard: { at: 'li', says: '几天前要订；危险品最晚在开船前 10 天提出申请。' },
  keys: [],
  states: { long: '交易件-先答的几问--long-text', dark: '交易件-先答的几问--at-rest-dark' },
};

const meta = {
  title: '交易件/先答的几问',
  component: FirstQuestions,
  args: { id: 'questions', title: '先看这几件', questions: QUESTIONS },

  parameters: { pattern },
} satisfies Meta<typeof FirstQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    questions: QUESTIONS.map(({ title, text }) => ({
      title: `${title}，遇到节假日和港口限装时怎么算`,
      text: `${text}节假日顺延；港口限装时按公告当天的截止，已锁定的价格不变。`,
    })),
  },
};
export const AtRestDark = night(AtRest);
