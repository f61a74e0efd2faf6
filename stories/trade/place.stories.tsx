import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { order } from '../order/fcl-order.fixtures';
import { SOUND } from '../order/order-forms.fixtures';
import { partsOf } from './order-parts.fixtures';
import { PlaceField } from '../../src/trade/fields/place-field';
import { onSurface } from '../pieces/on-surface';
import type { PatternRecord } from '../pieces/piece-record';
import { night } from '../sights';

const closed = {
  parts: partsOf({ ...SOUND, pickupAddress: '' }, 'services'),
  path: 'pickupAddress',
  label: '提货地点',
  renderPicker: order.renderPicker,
};

const pattern: PatternRecord = {
  views: ['src/trade/fields/place-field.tsx', 'src/trade/fields/picker-field.tsx'],
  status: 'stable',
  purpose: '选一个地点：平时是按钮，按下变成可打字的查找框。',
  use: ['一张表单里有几个地点时，同时只开一个。', '读屏读出是哪个地点、现在选的是什么。'],
  avoid: ['省市区三级用提货省市区。', '只有两三个地点用并排的选项。'],
  good: { shows: () => <PlaceField {...closed} />, why: '没选写“请选择”，按下就能打字。' },
  bad: { shows: () => <input aria-label="地点" placeholder="输入地点代码" />, why: '要人背代码。' },
  anatomy: [
    { at: 'label', name: '标签' },
    { at: 'button', name: '框：按下开始找' },
    { at: 'button svg', name: '放大镜' },
  ],

  heard: { at: 'button', says: '提货地点 请选择，按钮' },
  keys: [
    {
      at: 'button',
      key: 'Enter',
      does: '开始找',
      proves: () => expect(closed.parts.on.lookUp).toHaveBeenCalledWith('pickupAddress'),
    },
  ],
  states: { long: '交易件-地点框--long-text', dark: '交易件-地点框--at-rest-dark' },
};

const meta = {
  title: '交易件/地点框',
  component: PlaceField,
  args: { ...closed },
  argTypes: { renderPicker: { control: false } },
  decorators: [onSurface],
  parameters: { pattern },
} satisfies Meta<typeof PlaceField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { name: '平时' };
export const Open: Story = {
  name: '正在找',
  args: { parts: { ...closed.parts, view: { ...closed.parts.view, lookupKey: 'pickupAddress' } } },
};
export const LongText: Story = { name: '长文字', args: { label: '装货地点：危险货物仓库、堆场或者工厂，要有接货人' } };
export const AtRestDark = night(AtRest);
