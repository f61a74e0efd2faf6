import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { TANK_LIST } from '../../domain/modes/tank/list';
import type { TankOffer } from '../../domain/modes/tank/quote';
import type { TankSearch } from '../../domain/modes/tank/search';
import { TanksView } from '../../src/modes/tank/tanks';
import { boardView, boardWishes } from '../booking/board.fixtures';
import { CARGO, offerOf, S24, SEARCH } from './tank.fixtures';

const ALL = ['S24', 'S26', 'S21B', 'C21', 'L17', 'F24'];

const meta = {
  title: '罐箱/罐型列表',
  component: TanksView,
  args: {
    view: boardView(
      TANK_LIST,
      SEARCH,
      ALL.map((code) => offerOf(code)),
    ),
    on: boardWishes(),
    renderChoice: () => <button type="button">选择这种罐</button>,
  },
  decorators: [(Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TanksView>;
export default meta;

type Story = StoryObj<typeof meta>;
const { view } = meta.args;

const asked = (search: TankSearch, more: Parameters<typeof offerOf>[1] = {}) => ({
  view: { ...view, search, rows: ALL.map((code) => offerOf(code, { ...more, search })) },
});

export const Tanks: Story = {
  name: '装得下与装不下',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('UN 1230 甲醇：罐箱导则 T7，可用 T7–T22')).toBeVisible();
    await expect(canvas.getByText('3 种罐可订')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^价格明细与依据/ })[0] as HTMLElement);
    await expect(args.on.toggleCard).toHaveBeenCalled();
  },
};
const HIRED: TankOffer = {
  ...S24,
  offerId: 'TL-GLTK-S24-CNSHA-2026-12-03',
  dst: null,
  detail: {
    ...S24.detail,
    voyage: null,
    lease: { from: '2026-12-03', until: '2027-03-03', days: 90, isTrial: false },
    terms: S24.detail.terms && { ...S24.detail.terms, days: 90 },
  },
};
export const Hired: Story = {
  name: '租罐 · 按天',
  args: {
    view: {
      ...view,
      search: { ...SEARCH, kind: 'LEASE', leaseDays: 90, dstPortCode: null },
      rows: [HIRED],
      open: [HIRED.offerId],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2026-12-03 提罐，2027-03-03 前还罐')).toBeVisible();
  },
};
export const Open: Story = { name: '展开明细', args: { view: { ...view, open: [S24.offerId] } } };
export const Trial: Story = {
  name: '没填数量 · 试算',
  args: asked({ ...SEARCH, tons: null, loadC: null, orgPortCode: null, dstPortCode: null }, { isPlaced: false }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('试算：按一罐装满')).toBeVisible();
  },
};
export const Between: Story = {
  name: '几罐都无法满足充装要求',
  args: {
    view: { ...view, search: { ...SEARCH, tons: 40 }, rows: [offerOf('S24', { search: { ...SEARCH, tons: 40 } })] },
  },
};
export const Little: Story = { name: '量小 · 防波板在前', args: asked({ ...SEARCH, tons: 3 }) };
export const Gone: Story = { name: '余罐不足', args: { view: { ...view, rows: [offerOf('S24', { free: 1 })] } } };
export const Several: Story = {
  name: '一个编号几个条目',
  args: asked(SEARCH, {
    isPlaced: false,
    cargo: {
      ...CARGO,
      name: '盐酸',
      unNo: '1789',
      liquid: null,
      required: ['T8', 'T4'],
      entries: [
        { name: '盐酸', group: 'II' },
        { name: '盐酸', group: 'III' },
      ],
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '盐酸 包装类别 III' })).toBeVisible();
  },
};
export const Untold: Story = {
  name: '物质库没有',
  args: asked(SEARCH, {
    isPlaced: false,
    cargo: { ...CARGO, name: 'UN 9999', unNo: '9999', isKnown: false, liquid: null, required: [], entries: [] },
  }),
};
