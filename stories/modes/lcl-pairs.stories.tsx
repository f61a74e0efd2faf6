import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { LibraryGoods } from '../../domain/goods/library';
import { judgeAtGlance, type GlanceRow } from '../../domain/modes/lcl/glance';
import { PairCheckView } from '../../src/modes/lcl/pair-check';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';

const METHANOL: GlanceRow = {
  key: '1',
  unNo: '1230',
  pieces: '2',
  kg: '860',
  m3: '1.05',
  longCm: '',
  group: '',
  name: '',
  identity: { kind: 'known', goods: [METHANOL_FACTS], strangers: [] },
};

const OXIDIZER: LibraryGoods = {
  ...METHANOL_FACTS,
  unNo: '1505',
  nameCn: '过硫酸钠',
  hazardClass: '5.1',
  subRisks: [],
  sixteenB: [],
};

const known = (key: string, goods: LibraryGoods): GlanceRow => ({
  ...METHANOL,
  key,
  unNo: goods.unNo ?? '',
  identity: { kind: 'known', goods: [goods], strangers: [] },
});

const nobody = (key: string): GlanceRow => ({
  ...METHANOL,
  key,
  unNo: '9999',
  identity: { kind: 'nobody', goods: [], strangers: [] },
});

const meta = {
  title: '拼箱/能不能同箱',
  component: PairCheckView,
  args: { glance: judgeAtGlance([METHANOL, known('2', OXIDIZER)], 'Y', true), isDanger: true, apart: [] },
} satisfies Meta<typeof PairCheckView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Apart: Story = {
  name: '两种不得同箱，点格子看理由',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = canvas.getAllByRole('button', { name: '甲醇与过硫酸钠：2，不得同箱' });
    if (!cell) throw new Error('there is no cell');
    await userEvent.click(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findByRole('heading', { name: '甲醇 × 过硫酸钠' })).toBeVisible();
    await expect(canvas.getByText(/^甲醇与过硫酸钠：第 3 类与第 5\.1 类/)).toBeVisible();
    await expect(canvas.getByText('仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: '其中一种没人认得，转人工核对',
  args: { glance: judgeAtGlance([METHANOL, nobody('2')], 'Y', true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cell] = canvas.getAllByRole('button', { name: /转人工核对$/ });
    if (!cell) throw new Error('there is no cell');
    await userEvent.click(cell);
    await expect(await canvas.findByRole('heading', { name: '甲醇 × UN 9999' })).toBeVisible();
    await expect(canvas.getByText(/^甲醇与 UN 9999：UN 9999 的第 16b 栏尚未核对，转人工核对/)).toBeVisible();
  },
};

export const Three: Story = {
  name: '三种，只查其中几种',
  args: {
    glance: judgeAtGlance([METHANOL, known('2', OXIDIZER), nobody('3')], 'Y', true),
    apart: [
      { names: ['甲醇'], address: '/shippingLcl?rows=1230~2~860~1.05' },
      { names: ['过硫酸钠'], address: '/shippingLcl?rows=1505~2~860~1.05' },
    ],
  },
};
export const Few: Story = { name: '只有一种', args: { glance: judgeAtGlance([METHANOL], 'Y', true) } };
export const Plain: Story = {
  name: '普通货物',
  args: { glance: judgeAtGlance([METHANOL], 'N', true), isDanger: false },
};
