import type { Meta, StoryObj } from '@storybook/react-vite';

import { apartByClass } from '../../domain/goods/segregation';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { ClassStrip } from '../../src/trade/segregation/class-strip';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const apart = apartByClass(METHANOL_FACTS);

const pattern: PatternRecord = {
  views: ['src/trade/segregation/class-strip.tsx'],
  status: 'stable',
  purpose: '这种货和每一类要隔多远，一类一格。',
  use: ['UN 卡片下面。', '没有一般要求的用灰色，不用绿色。'],
  avoid: ['两种货能不能同箱用同箱隔离表。', '不含第 16b 栏，写明。'],
  good: { shows: () => <ClassStrip apart={apart} check="/dgdesk" />, why: '数字和颜色，读屏读整句。' },
  bad: { shows: () => <p className="text-good">可以混装</p>, why: '没有一般要求不等于可以。' },
  anatomy: [
    { at: 'h4', name: '标题' },
    { at: 'li', name: '一类：菱形、类别、数字' },
    { at: 'p a', name: '查两种货' },
  ],

  heard: { at: 'li', says: '1.4 爆炸品：2，不得同箱' },
  keys: [],
  states: { long: '交易件-与各类的隔离--long-text', dark: '交易件-与各类的隔离--at-rest-dark' },
};

const meta = {
  title: '交易件/与各类的隔离',
  component: ClassStrip,
  args: { apart, check: '/dgdesk' },

  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ClassStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };

export const LongText: Story = {
  name: '长文字：全部类别',
  args: {
    apart: [...apart, ...apartByClass({ ...METHANOL_FACTS, hazardClass: '5.1' }).slice(0, 3)].filter(
      ({ hazardClass }, at, all) => all.findIndex((one) => one.hazardClass === hazardClass) === at,
    ),
  },
};
export const AtRestDark = night(AtRest);
