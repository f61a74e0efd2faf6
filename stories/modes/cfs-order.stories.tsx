import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { CfsForm } from '../../domain/modes/cfs/form';
import { CFS } from '../../domain/modes/cfs/mode';
import type { CfsQuote } from '../../domain/modes/cfs/quote';
import { markGeneral } from '../../domain/order/goods/marked';
import { CfsOrderView } from '../../src/modes/cfs/cfs-order-view';
import { order as filling } from '../order/fcl-order.fixtures';
import { formViewIn } from '../order/form-view.fixtures';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { lockedQuote } from '../order/order-quote.fixtures';
import { BOARDS, CFS_FACTS, CFS_QUOTE, CFS_SOUND } from './cfs.fixtures';

/** Includes the remaining slots of the station. */
function at(form: CfsForm, step: string, isJudged = false, boards: typeof BOARDS | null = BOARDS) {
  const { offer } = CFS_QUOTE;
  const quote: CfsQuote = { ...CFS_QUOTE, offer: { ...offer, detail: { ...offer.detail, boards } } };
  const filled = { mode: CFS, facts: { ...CFS_FACTS, quote }, library: { methanol: METHANOL_FACTS } };
  return {
    form: { on: filling.form.on, view: formViewIn(filled, form, [step, isJudged]) },
    order: { ...filling.order, view: { ...filling.order.view, quote, alternatives: [] } },
  };
}

const meta = {
  title: '内装/下单',
  component: CfsOrderView,
  args: {
    ...filling,
    ...at(CFS_SOUND, 'station'),
    quote: { ...filling.quote, view: { ...lockedQuote, quote: CFS_QUOTE } },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CfsOrderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: Partial<typeof meta.args>): Story => ({ name, args });

export const Station: Story = {
  ...story('一、站与时段', {}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '按最早的排' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'own.plan' }));
    await userEvent.click(canvas.getByRole('button', { name: '11-25 周三 09–10 时，余 2 车 减一车' }));
    await expect(args.form.on.edit).toHaveBeenCalledWith({ kind: 'own.truck.drop', slot: '2026-11-25T09' });
  },
};
export const Unsaid: Story = {
  ...story(
    '一、截港与时段都还没填',
    at(
      { ...CFS_SOUND, cutoff: '', stuffSlots: [], inbound: CFS_SOUND.inbound.map((row) => ({ ...row, slot: '' })) },
      'station',
    ),
  ),
  play: async ({ canvasElement }) => {
    const plan = within(within(canvasElement).getByRole('region', { name: '从截港倒着排' }));
    await expect(plan.getAllByText('待填截港时间')).toHaveLength(2);
    await expect(plan.getAllByText('待选')).toHaveLength(3);
    await expect(plan.queryByText('余位不够')).toBeNull();
  },
};
export const Taken = story(
  '一、时段刚被约满 · 就近三个空位',
  at({ ...CFS_SOUND, inbound: CFS_SOUND.inbound.map((row) => ({ ...row, slot: '2026-11-25T08' })) }, 'station', true),
);
export const Waiting = story('一、正在取余下时段', at(CFS_SOUND, 'station', false, null));
export const Goods = story('二、货物与分箱', at(CFS_SOUND, 'goods'));
export const Boxes = story(
  '二、两箱，一行未选箱',
  at(
    {
      ...CFS_SOUND,
      boxes: [{ type: '20GP', count: '2' }],
      goods: CFS_SOUND.goods.flatMap((row) => [row, { ...row, key: '2' }]),
      cfs: { '1': { boxNo: '1', isFood: false } },
    },
    'goods',
    true,
  ),
);
export const Mixed = story(
  '二、同箱普通货物，品名是危险品',
  at(
    {
      ...CFS_SOUND,
      goods: CFS_SOUND.goods.flatMap((row) => [
        row,
        {
          ...markGeneral(row, true),
          key: '2',
          grossKg: '900',
          netKg: '',
          volume: '4',
        },
      ]),
    },
    'goods',
    true,
  ),
);
export const Inbound = story('三、送货车辆', at(CFS_SOUND, 'inbound'));
export const Faulted = story(
  '三、件数不符',
  at(
    { ...CFS_SOUND, inbound: CFS_SOUND.inbound.map((row) => ({ ...row, pieces: '7', plateNo: '沪1' })) },
    'inbound',
    true,
  ),
);
export const Confirm = story('四、费用与确认', at({ ...CFS_SOUND, agreeProtocol: false }, 'confirm'));
