import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { FormText } from '../../src/trade/fields/fields';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const pattern: PatternRecord = {
  views: ['src/trade/fields/fields.tsx', 'src/trade/fields/long-text.tsx'],
  status: 'stable',
  purpose: '接在表单上的一个框：值、错处、必填、锁定都从表单来。',
  use: ['方式的表单里每一个字段。', '离开这一格才判断对错，不边打边说。'],
  avoid: ['没有表单的页面直接用输入框。', '全角数字离开时才转半角，打字时不动。'],
  good: {
    shows: () => (
      <FormText parts={partsOf(SOUND, 'confirm')} path="contactName" label="联系人" hint="审核不通过时找他" />
    ),
    why: '标签、说明都在。',
  },
  bad: {
    shows: () => (
      <FormText parts={partsOf({ ...SOUND, contactName: '' }, 'confirm')} path="contactName" label="" hint="" />
    ),
    why: '没有标签，不知道填什么。',
  },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'input', name: '框：停用时能读能选' },
    { at: 'input ~ span, .text-12', name: '单位' },
  ],

  heard: { at: 'input', says: '毛重，编辑框，必填，含包装与托盘' },
  keys: [
    {
      at: 'input',
      key: 'Tab',
      does: '离开：判断对错',
      proves: () => expect(meta.args.parts.on.leave).toHaveBeenCalledWith('goods.0.grossKg'),
    },
  ],
  states: {
    faulty: '交易件-表单字段--faulty',
    long: '交易件-表单字段--long-text',
    dark: '交易件-表单字段--at-rest-dark',
  },
};

const meta = {
  title: '交易件/表单字段',
  component: FormText,
  args: {
    parts: partsOf(SOUND, 'goods'),
    path: 'goods.0.grossKg',
    label: '毛重',
    hint: '含包装与托盘',
    unit: 'kg',
    isNumber: true,
  },
  argTypes: { label: { control: 'text' }, unit: { control: 'text' } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof FormText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Faulty: Story = {
  name: '没有填',
  args: { parts: partsOf(blankFcl, 'confirm', true), path: 'contactName', label: '联系人', unit: '' },
};
export const Locked: Story = {
  name: '提交中，锁定',
  args: { parts: { ...partsOf(SOUND, 'goods'), view: { ...partsOf(SOUND, 'goods').view, isLocked: true } } },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '毛重，含包装、托盘、绑扎材料与衬垫',
    hint: '与危包证、装箱单、VGM 声明一致；不一致时以单箱货重声明为准，码头复磅超差要重新申报',
  },
};
export const AtRestDark = night(AtRest);
