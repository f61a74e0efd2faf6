import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { LibraryGoods } from '../../domain/goods/library';
import { FLEXI_LOAD } from '../../domain/modes/flexi/address';
import { judgeAtGlance } from '../../domain/modes/flexi/glance';
import type { FlexiRowText } from '../../domain/modes/flexi/search';
import { BestPriceView } from '../../src/modes/flexi/best-price';
import { ColdView } from '../../src/modes/flexi/cold-line';
import { ThreeQuestionsView } from '../../src/modes/flexi/three-questions';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';
import { BAG, COLD, GLYCOL } from './flexi.fixtures';

const TYPED: FlexiRowText = {
  ...FLEXI_LOAD.blank,
  goods: '乙二醇',
  tons: '23.976',
  density: '1.11',
  loadTemp: '25',
};

function asked(change: Partial<FlexiRowText>, goods: LibraryGoods | null = GLYCOL, isDanger: 'Y' | 'N' = 'N') {
  const row = { ...TYPED, ...change };
  const identity = goods
    ? { kind: 'known' as const, goods: [goods], strangers: [] }
    : { kind: 'nobody' as const, goods: [], strangers: [] };
  return { row: { ...row, key: '1', identity }, isDanger, glance: judgeAtGlance(row, isDanger, identity) };
}

const meta = {
  title: '液袋/三个问题',
  component: ThreeQuestionsView,
  args: {
    ...asked({}),
    on: { change: fn(), declareDanger: fn() },
    picker: <input aria-label="查货物" className="min-w-0 flex-1 bg-transparent" />,
    found: BAG,
    cold: <ColdView {...BAG} />,
    price: <BestPriceView offer={BAG} />,
  },
  decorators: [(Story) => <div className="wrap bg-canvas py-6">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThreeQuestionsView>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOTHING = { found: null, cold: null, price: null };

export const Answered: Story = {
  name: '三问都答了',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 袋，每袋 21,600 L（22,000 L 袋，98.2% 满），23,976 kg')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('自流 $160'));
    await expect(args.on.change).toHaveBeenCalledWith('1', 'unload', 'GRAVITY');
    await userEvent.click(canvas.getByLabelText('是'));
    await expect(args.on.declareDanger).toHaveBeenCalledWith('Y');
  },
};
export const Blank: Story = { name: '还没有填', args: { ...asked(FLEXI_LOAD.blank, null), ...NOTHING } };
export const Trial: Story = {
  name: '试算',
  args: asked({ tons: '', density: '', loadTemp: '' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/还没有填密度、装货温度、货量/)).toBeVisible();
  },
};
export const Unwarmed: Story = {
  name: '会凝而不加热',
  args: { ...asked({ heat: 'N' }), found: COLD, cold: <ColdView {...COLD} /> },
};
export const OffDensity: Story = {
  name: '密度与物质库不符',
  args: { ...asked({ density: '0.9' }), ...NOTHING },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/密度与物质库相差/)).toBeVisible();
  },
};
export const Between: Story = { name: '一袋装不下、两袋装不满', args: { ...asked({ tons: '25' }), ...NOTHING } };
export const Wrong: Story = { name: '填错', args: { ...asked({ density: '1.7', loadTemp: '61' }), ...NOTHING } };
export const Unknown: Story = {
  name: '物质库没有的液体',
  args: { ...asked({ goods: '一种新的液体', density: '' }, null), ...NOTHING },
};
export const Stopped: Story = {
  name: '危险货物：只能用罐箱',
  args: { ...asked({ goods: '甲醇' }, METHANOL_FACTS), ...NOTHING },
  play: async ({ canvasElement }) => {
    const tank = within(canvasElement).getByRole('link', { name: '用罐箱' });
    await expect(tank.getAttribute('href')).toContain('/tankIndex?d=Y&un=1230');
  },
};
