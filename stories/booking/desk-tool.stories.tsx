import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { BUILT_IN } from '../../domain/values/days-off';
import { judgeTool } from '../../domain/desk/judge';
import type { ToolEntries } from '../../domain/desk/tool';
import type { GoodsLibrary } from '../../domain/goods/library';
import { parseMoment } from '../../domain/values/moments';
import type { DeskToolView as View } from '../../machines/booking/desk-tool';
import { DeskToolView } from '../../src/features/desk/desk-tool';
import type { ToolKit } from '../../src/trade/desk/kit';
import bagKit from '../../src/trade/desk/kits/bag';
import cutKit from '../../src/trade/desk/kits/cut';
import demKit from '../../src/trade/desk/kits/dem';
import eqKit from '../../src/trade/desk/kits/eq';
import fireKit from '../../src/trade/desk/kits/fire';
import hazKit from '../../src/trade/desk/kits/haz';
import lqKit from '../../src/trade/desk/kits/lq';
import mixKit from '../../src/trade/desk/kits/mix';
import mixroadKit from '../../src/trade/desk/kits/mixroad';
import pgKit from '../../src/trade/desk/kits/pg';
import ptsKit from '../../src/trade/desk/kits/pts';
import qKit from '../../src/trade/desk/kits/q';
import segKit from '../../src/trade/desk/kits/seg';
import tankKit from '../../src/trade/desk/kits/tank';
import tunKit from '../../src/trade/desk/kits/tun';
import unKit from '../../src/trade/desk/kits/un';
import { METHANOL_FACTS } from '../order/order-forms.fixtures';

const ACID = {
  ...METHANOL_FACTS,
  goodsId: 'acid',
  unNo: '1789',
  nameCn: '盐酸',
  nameEn: 'Hydrochloric acid',
  hazardClass: '8' as const,
  subRisks: [],
  groups: ['1', '1a'],
  burns: false,
};
const ALKALI = { ...ACID, goodsId: 'alkali', unNo: '1824', nameCn: '液碱', groups: ['18'] };
const METHANOL = { ...METHANOL_FACTS, tankInstruction: 'T7' };

const library: GoodsLibrary = Object.fromEntries([METHANOL, ACID, ALKALI].map((goods) => [goods.goodsId, goods]));
const NOW = parseMoment('2026-11-21T10:00') ?? 0;

const seen = (kit: ToolKit, typed: ToolEntries, view: Partial<View> = {}) => ({
  kit,
  view: {
    tool: kit.tool,
    typed,
    unread: [],
    judged: judgeTool(kit.tool, typed, { library, told: {} }, { now: NOW, calendar: BUILT_IN }),
    library,
    isLookingUp: false,
    isLost: false,
    canPick: true,
    canSave: false,
    ...view,
  },
});

const meta = {
  title: '服务台/工具',
  component: DeskToolView,
  args: {
    ...seen(pgKit, {}),
    on: { change: fn(), removeRow: fn(), clear: fn(), retry: fn(), saveCalendar: fn() },
    renderPicker: ({ id, label, chosen }) => (
      <input id={id} aria-label={label} defaultValue={chosen} className="min-w-0 flex-1 bg-transparent" />
    ),
  },
} satisfies Meta<typeof DeskToolView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, args: NonNullable<Story['args']>): Story => ({ name, args });

export const Blank = story('还没填', {});
export const Faulty: Story = {
  ...story('填错了', seen(pgKit, { flash: 'abc' })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清空' }));
    await expect(args.on.clear).toHaveBeenCalled();
  },
};
export const FlashPoint = story('闪点定包装类别', seen(pgKit, { flash: '12', boil: '65' }));
export const Clash = story('闪点与沸点矛盾', seen(pgKit, { flash: '70', boil: '30' }));
export const Substance = story('UN 卡片', seen(unKit, { un: '1230-methanol' }));
export const Choosing: Story = {
  ...story('正在换货物', { ...seen(unKit, { un: '1230-methanol' }), isChoosing: true }),
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('heading', { level: 3 })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /^移除/ }));
    await expect(args.on.change).toHaveBeenCalledWith('un', '');
  },
};
export const Together = story('能否同箱', seen(segKit, { un1: '1789-acid', un2: '1824-alkali' }));
export const Limited = story('限量超了', seen(lqKit, { un: '1230-methanol', inner: '5 L', gross: '24' }));
export const LookingUp = story('正在查物质资料', seen(lqKit, { un: '1230' }, { isLookingUp: true }));
export const Lost: Story = {
  ...story('资料加载失败', seen(lqKit, { un: '1230' }, { isLost: true })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
export const Cutoffs: Story = {
  ...story('截止时间倒排', seen(cutKit, { etd: '2026-12-13T12:00', d: 'Y', way: 'DIRECT' }, { canSave: true })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '导出日历' }));
    await expect(args.on.saveCalendar).toHaveBeenCalled();
  },
};
export const Demurrage = story('滞期费', seen(demKit, { d: 'Y', kind: 'DEM', box: '40HQ', qty: '2', days: '9' }));
export const Mixture = story(
  '混合物分类',
  seen(mixKit, { flash: '40', boil: '78', ph: '7', p1: '40', oral1: 'c3', skin1: '1B', p2: '60', oral2: '-' }),
);
export const Precedence = story('危险性先后', seen(hazKit, { three: 'II', other: '8', pg: 'I' }));
export const Tank = story(
  '罐箱充装',
  seen(tankKit, { d: 'N', ty: 'S24', tf: '25', d15: '1.116', d50: '1.092', q: '24' }),
);
export const Flexitank = story('液袋容量', seen(bagKit, { d: 'N', rho: '1.11', t: '25' }));
export const Unread = story('链接里有一项读不出', seen(fireKit, { flash: '12' }, { unread: ['state'] }));
export const Fire = story('仓储火灾类别', seen(fireKit, { state: 'LIQUID', flash: '12' }));
export const QValue = story(
  '空运 Q 值',
  seen(qKit, { craft: 'P', un1: '1090', n1: '2.5', un2: '1294', n2: '2', un3: '1789', n3: '0.1' }),
);
export const Points: Story = {
  ...story('公路 1000 点', seen(ptsKit, { un1: '1230-methanol', a1: '200', un2: '1789-acid', a2: '120' })),
  play: async ({ canvasElement, args }) => {
    const acid = within(within(canvasElement).getByRole('group', { name: 'UN 1789 盐酸' }));
    await userEvent.type(acid.getByRole('textbox'), '5');
    await expect(args.on.change).toHaveBeenCalledWith('a2', '1205');
  },
};
export const PointsOver = story(
  '公路 1000 点 超过',
  seen(ptsKit, { un1: '1230-methanol', a1: '300', un2: '1789-acid', a2: '120' }),
);
export const SameTruck = story('能否同车', seen(mixroadKit, { un1: '1789-acid', un2: '1824-alkali', cl: '5.1' }));
export const Tunnels = story('隧道代码', seen(tunKit, { load: 'T', un1: '1230-methanol', un2: '1789-acid' }));
export const Excepted = story('例外数量', seen(eqKit, { un1: '1230-methanol', i1: '25', n1: '20', p: '40' }));
export const ExceptedOver = story('例外数量超了', seen(eqKit, { un1: '1230-methanol', i1: '30', n1: '17', p: '40' }));
