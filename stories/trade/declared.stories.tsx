import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { blankFcl } from '../../domain/modes/fcl/form';
import type { Field } from '../../domain/order/form/fields';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { DeclaredField } from '../../src/trade/fields/declared-field';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const declared = (own: Partial<Field>): Field => ({
  kind: 'text',
  step: 'goods',
  blank: '',
  most: 200,
  need: false,
  judge: () => null,
  ...own,
});

const services = { INS: '货运险', CUS: '出口报关', TRK: '拖车' };

const pattern: PatternRecord = {
  views: ['src/trade/fields/declared-field.tsx', 'src/trade/fields/ticks.tsx'],
  status: 'stable',
  purpose: '按方式的声明画出的一个字段：文字、数字、日期、单选、多选、勾选，都由声明决定。',
  use: ['方式自己的字段，规则和必填跟着声明走。', '几项都可以选的用勾选框，一项一行。'],
  avoid: ['各方式都有的字段用表单字段。', '只能选一个的不用勾选框。'],
  good: {
    shows: () => (
      <DeclaredField
        parts={partsOf(SOUND, 'goods')}
        path="services"
        field={declared({ kind: 'many', blank: [] })}
        label="加办服务"
        choices={services}
      />
    ),
    why: '几项一眼看完，一项一项勾。',
  },
  bad: {
    shows: () => (
      <DeclaredField
        parts={partsOf(SOUND, 'goods')}
        path="remark"
        field={declared({})}
        label="加办服务（用逗号隔开）"
      />
    ),
    why: '写什么都行，平台读不出来。',
  },
  anatomy: [
    { at: 'fieldset legend', name: '名称' },
    { at: 'fieldset label', name: '一项' },
  ],

  heard: {
    at: 'fieldset',
    says: '加办服务，组；货运险，复选框，未勾选；出口报关，复选框，未勾选；拖车，复选框，未勾选',
  },
  keys: [
    {
      at: 'fieldset [role=checkbox], fieldset input[type=checkbox]',
      key: '空格',
      does: '勾上或去掉这一项',
      proves: () => expect(meta.args.parts.on.edit).toHaveBeenCalled(),
    },
  ],
  states: {
    faulty: '交易件-声明字段--faulty',
    long: '交易件-声明字段--long-text',
    dark: '交易件-声明字段--at-rest-dark',
  },
};

const meta = {
  title: '交易件/声明字段',
  component: DeclaredField,
  args: {
    parts: partsOf(SOUND, 'goods'),
    path: 'services',
    field: declared({ kind: 'many', blank: [] }),
    label: '加办服务',
    choices: services,
  },
  argTypes: {
    parts: { control: false },
    field: { control: false },
    choices: { control: false },
    label: { control: 'text' },
  },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof DeclaredField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Figure: Story = {
  name: '数字，带单位',
  args: { path: 'goods.0.grossKg', field: declared({ kind: 'number' }), label: '毛重', unit: 'kg' },
};
export const Faulty: Story = {
  name: '没有填',
  args: { parts: partsOf(blankFcl, 'confirm', true), path: 'contactName', field: declared({}), label: '联系人' },
};
export const LongText: Story = {
  name: '长文字',
  args: {
    label: '随货要办的服务，勾上的按项计价，加进总价',
    choices: { ...services, SUP: '装箱监装与绑扎加固，附照片与证书，海事局查验时到场' },
  },
};
export const AtRestDark = night(AtRest);
