import type { Meta, StoryObj } from '@storybook/react-vite';

import { OfferVerdict } from '../../src/trade/offer/offer-verdict';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const told = {
  acceptance: {
    source: '承运人接载表',
    edition: '演示版',
    notice: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
  },
};

const pattern: PatternRecord = {
  views: ['src/trade/offer/offer-verdict.tsx'],
  status: 'stable',
  purpose: '一班能不能接：一个字母一个词，一句理由，按开有出处。',
  use: ['每张卡片，价格之前。', '按开写依据哪本书、哪一版、谁最后定。'],
  avoid: ['一票货的全部判定用能不能走。', '不写“可能”“一般”。'],
  good: {
    shows: () => <OfferVerdict {...told} answer="R" word="需审" reason="5.1 类要承运人先审，约 2 个工作日" />,
    why: '要多久、谁来审，说清楚。',
  },
  bad: { shows: () => <OfferVerdict {...told} answer="R" word="注意" reason="请咨询客服" />, why: '不知道注意什么。' },
  anatomy: [
    { at: 'summary b', name: '字母：Y、R、M、N' },
    { at: 'summary span span:last-child', name: '词' },
    { at: 'summary > span:last-child', name: '理由' },
    { at: 'details > p', name: '出处：按开才有' },
  ],

  heard: { at: 'summary', says: '可接；澜岳航运接第 3 类' },
  keys: [],
  states: { long: '交易件-结论与理由--long-text', dark: '交易件-结论与理由--at-rest-dark' },
};

const meta = {
  title: '交易件/结论与理由',
  component: OfferVerdict,
  args: { ...told, answer: 'Y', word: '可接', reason: '澜岳航运接第 3 类' },
  argTypes: { answer: { options: ['Y', 'R', 'M', '0', 'N'], control: 'inline-radio' } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof OfferVerdict>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字',
  args: {
    answer: 'M',
    word: '人工',
    reason: '副危险 6.1 与闪点低于 23℃ 同时出现，承运人接载表没有写明，要把 SDS 第 9、14 章发给承运人书面确认',
  },
};
export const AtRestDark = night(AtRest);
