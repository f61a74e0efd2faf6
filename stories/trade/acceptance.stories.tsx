import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { VerdictPill } from '../../src/ui/mark/verdict-pill';
import { blockedFindings, fineFindings } from './order-parts.fixtures';
import { AcceptancePanel } from '../../src/trade/acceptance/acceptance-panel';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/acceptance/acceptance-panel.tsx', 'src/trade/acceptance/check-line.tsx'],
  status: 'stable',
  purpose: '一票货能不能走：一句结论，逐项有条款和出处。',
  use: ['表单右边，每改一项就重新判定。', '不能走的写原因和出路，按一下到那一项。'],
  avoid: ['没有核对过的不写可以走，不显示绿色。', '只说一句结论用结论与理由。'],
  good: { shows: () => <VerdictPill letter="M">转人工核对</VerdictPill>, why: '没有核对过，就说还要人核对。' },
  bad: { shows: () => <VerdictPill letter="Y">应该可以</VerdictPill>, why: '绿色是承诺，“应该”不是。' },
  anatomy: [
    { at: 'h2', name: '标题' },
    { at: 'summary [aria-live]', name: '结论：变了就读出' },
    { at: 'li summary b', name: '每项的判定：字母与颜色' },
    { at: 'li > button', name: '去改：到那一项' },
    { at: 'section p:last-child', name: '由谁最后决定' },
  ],

  heard: { at: 'summary', says: '能不能走，标题；1 项不行' },
  keys: [
    {
      at: 'li > button',
      key: 'Enter',
      does: '到要改的那一项',
      proves: () => expect(meta.args.onSeek).toHaveBeenCalledOnce(),
    },
  ],
  states: { long: '交易件-能不能走--long-text', dark: '交易件-能不能走--at-rest-dark' },
};

const meta = {
  title: '交易件/能不能走',
  component: AcceptancePanel,
  args: { findings: blockedFindings, isLocked: false, onSeek: fn(), instead: [] },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof AcceptancePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Fine: Story = { name: '都核对过', args: { findings: fineFindings } };
export const LongText: Story = {
  name: '长文字',
  args: {
    findings: blockedFindings,
    instead: [{ label: '看从宁波出、同一周、接受 5.1 类与 3 类分两箱装运的船期', address: '/shippingFcl' }],
  },
};
export const AtRestDark = night(AtRest);
