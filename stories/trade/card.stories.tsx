import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { LinkButton } from '../../src/ui/press/link-button';
import { Section } from '../../src/trade/section';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/section.tsx'],
  status: 'stable',
  purpose: '表单里的一节：标题、说明、右边一个动作、内容。',
  use: ['表单、订单页的每一节。', '字段名会重复的设为组，读屏先读是哪一组。'],
  avoid: ['卡片里不再套卡片。', '没有标题的不用卡片。'],
  good: {
    shows: () => (
      <Section title="箱型箱量" note="改了就重新算价">
        20GP × 2
      </Section>
    ),
    why: '标题是名词，说明写后果。',
  },
  bad: {
    shows: () => (
      <Section title="信息">
        <Section title="信息">20GP × 2</Section>
      </Section>
    ),
    why: '卡片套卡片，标题说不出是什么。',
  },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'header p', name: '说明' },
    { at: 'header button', name: '一个动作' },
    { at: 'section > div', name: '内容' },
  ],

  heard: { at: 'section', says: '箱型箱量；更换船期，按钮；改了就重新算价；20GP × 2' },
  keys: [],
  states: { faulty: '交易件-分节卡片--bad', long: '交易件-分节卡片--long-text', dark: '交易件-分节卡片--at-rest-dark' },
};

const meta = {
  title: '交易件/分节卡片',
  component: Section,
  args: {
    title: '箱型箱量',
    note: '改了就重新算价',
    aside: <LinkButton onClick={fn()}>更换船期</LinkButton>,
    children: '20GP × 2',
  },
  argTypes: { isBad: { control: 'boolean' }, isGroup: { control: 'boolean' }, isFirst: { control: 'boolean' } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Bad: Story = { name: '这一节有错', args: { isBad: true } };
export const LongText: Story = {
  name: '长文字',
  args: {
    title: '箱型、箱量与箱属，按锁定的报价，改动后重新核算',
    note: '换成别的箱型，原来锁定的价格作废；箱量减少不退差价，增加按现价',
  },
};
export const AtRestDark = night(AtRest);
