import type { Meta, StoryObj } from '@storybook/react-vite';

import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { ContainerAdvice } from '../../src/trade/boxes/container-advice';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const parts = partsOf({ ...SOUND, boxes: [{ type: '20GP', count: '1' }] }, 'goods');
const { advice } = parts.view.acceptance;
if (advice === null) throw new Error('no advice');
const told = { parts, advice, nameOf: () => '甲醇' };

const pattern: PatternRecord = {
  views: ['src/trade/boxes/container-advice.tsx'],
  status: 'stable',
  purpose: '这些货要几只箱，每只装到几成，超没超。',
  use: ['整箱的货物一步。', '称重、体积都有了才说装得下。'],
  avoid: ['没量过体积不显示绿色。', '不替人换箱，按一下才换。'],
  good: { shows: () => <p>重量 14,000 / 28,200 kg，50%</p>, why: '装到几成，数字和条都有。' },
  bad: { shows: () => <p>建议选用更合适的箱型</p>, why: '哪种、为什么，没说。' },
  anatomy: [
    { at: 'h3', name: '标题' },
    { at: 'li p', name: '第几只箱、箱型' },
    { at: 'li svg', name: '装到几成：超了变红' },
    { at: 'li > p:last-child', name: 'VGM' },
  ],

  heard: { at: 'li > p', says: '第 1 箱；20GP；装得下' },
  keys: [],
  states: { long: '交易件-装箱建议--long-text', dark: '交易件-装箱建议--at-rest-dark' },
};

const meta = {
  title: '交易件/装箱建议',
  component: ContainerAdvice,
  args: { ...told, isMeasured: true },
  argTypes: { nameOf: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof ContainerAdvice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Unmeasured: Story = { name: '没有量体积', args: { isMeasured: false } };
export const LongText: Story = {
  name: '长文字',
  args: { nameOf: () => '工业级甲醇（含稳定剂，200 升闭口钢桶，四桶一托，缠绕膜）' },
};
export const AtRestDark = night(AtRest);
