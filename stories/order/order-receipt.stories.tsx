import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { ReceiptFailureCode, ShownReceipt } from '../../machines/order/order-receipt';
import { CopyNumberView } from '../../src/features/copier/copy-number';
import { legalTexts } from '../../src/copy/content/legal-texts';
import { LinkButton } from '../../src/ui/press/link-button';
import { FileChecklistView } from '../../src/features/file-upload/file-checklist';
import { fclReceiptParts } from '../../src/copy/modes/fcl/receipt-parts';
import { OrderReceiptView } from '../../src/features/order-success/order-receipt';
import { OrderReviseView } from '../../src/features/order-revise/order-revise';
import { OrderCopyView } from '../../src/features/order-copy/order-copy';
import { night, phone } from '../sights';
import { LISTED, reviseWishes } from './order-revise.fixtures';
import { copyWishes, RESTING } from './order-copy.fixtures';
import { order, receipt } from './orders.fixtures';

const wanted = [
  { docType: 'SDS_EN', name: 'SDS（英文）', note: '缺，11-22 22:00 前', standing: 'due' },
  { docType: 'PKG_USE', name: '危包证（使用鉴定结果单）', note: '缺，11-25 22:00 前', standing: 'due' },
  { docType: 'SDS_CN', name: 'SDS（中文）', note: '已交', standing: 'here' },
  { docType: 'POA', name: '代理委托书', note: '已交', standing: 'here' },
] as const;

const meta = {
  title: '下单/下单成功页',
  component: OrderReceiptView,
  args: {
    view: receipt,
    partsOf: fclReceiptParts,
    renderAgain: (address, place) => <OrderCopyView view={RESTING} on={copyWishes} address={address} place={place} />,
    search: { address: '/shippingFcl', label: '去查整箱船期' },
    on: {
      refresh: fn(),
      closeGreeting: fn(),
      verify: fn(),
      visitCenter: fn(),
      openCancellation: fn(),
      print: fn(),
      saveCalendar: fn(),
    },
    copier: <CopyNumberView view={{ text: order.orderNo, result: null }} on={{ copy: fn() }} />,
    edition: <LinkButton onClick={fn()}>{legalTexts.edition('protocol', order.protocolVersion)}</LinkButton>,
    papers: (
      <FileChecklistView
        wanted={wanted}
        view={{ rows: [], isBusy: false }}
        on={{ choose: fn(), remove: fn(), replace: fn(), retry: fn(), open: fn() }}
      />
    ),
    revision: <OrderReviseView view={LISTED} on={reviseWishes} renderRegion={() => null} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderReceiptView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, change: Partial<ShownReceipt>): Story => ({
  name,
  args: { view: { ...receipt, ...change }, ...(change.standing === 'over' && { revision: null }) },
});
const lost = (name: string, failureCode: ReceiptFailureCode): Story => ({
  name,
  args: { view: { stage: failureCode === 'missing' ? 'missing' : 'failed', failureCode } },
});

const calmSteps = receipt.steps.filter(({ code }) => code !== 'VERIFY');
const allHere = { ...order, papers: order.papers.map((paper) => ({ ...paper, isHere: true })) };
const calm: Partial<ShownReceipt> = {
  standing: 'calm',
  order: { ...order, state: 'UNDER_REVIEW', verifyBy: null, cancelFee: null },
  steps: calmSteps,
};
const over: Partial<ShownReceipt> = {
  standing: 'over',
  order: { ...order, state: 'AUTO_CANCELLED', verifyBy: null, cancelFee: null },
  steps: receipt.steps.slice(0, 1),
};

const asked = {
  papers: [
    { docType: 'SDS_EN', name: 'SDS（英文）' },
    { docType: 'PKG_USE', name: '危包证（使用鉴定结果单）' },
  ],
  reason: 'SDS 第 14 章看不清，请换清晰的扫描件',
  replyBy: '2026-11-27T10:00:00.000Z',
};

export const Asked = story('待补充资料', {
  ...calm,
  order: { ...order, state: 'PENDING_UPDATE', verifyBy: null, cancelFee: null, asked },
});
export const Loading: Story = { name: '正在取得订单', args: { view: { stage: 'loading' } } };
export const Missing = lost('订单不存在', 'missing');
export const Offline: Story = {
  ...lost('网络不通', 'network'),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const Unavailable = lost('服务器繁忙', 'unavailable');
export const Unexpected = lost('系统出错', 'unexpected');
export const Greeting: Story = {
  ...story('下单成功弹窗', { isGreeting: true }),
  play: async ({ args }) => {
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('恭喜您，下单成功');
    await userEvent.click(screen.getByRole('button', { name: '去企业认证' }));
    await expect(args.on.verify).toHaveBeenCalled();
  },
};
export const Older = story('过些天再看', { isFresh: false, ...calm });
export const GreetingUrgent = story('弹窗，时间所剩无几', {
  isGreeting: true,
  standing: 'urgent',
  secondsLeft: 10_800,
  order: allHere,
});
export const GreetingLapsed = story('弹窗开着，时间已到', {
  isGreeting: true,
  standing: 'lapsed',
  secondsLeft: 0,
  order: allHere,
});
export const GreetingCalm = story('弹窗，无需认证', { isGreeting: true, ...calm });
export const Waiting: Story = {
  ...story('等待企业认证', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '去企业认证' }));
    await expect(args.on.visitCenter).toHaveBeenCalledWith('verification');
    await userEvent.click(screen.getByRole('button', { name: '全部订单' }));
    await expect(args.on.visitCenter).toHaveBeenCalledWith('workplace');
    await userEvent.click(screen.getByRole('button', { name: '下载委托书' }));
    await expect(args.on.print).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '存入日历' }));
    await expect(args.on.saveCalendar).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '取消订单' }));
    await expect(args.on.openCancellation).toHaveBeenCalled();
  },
};
export const Refreshing = story('正在刷新状态', { isBusy: true });
export const Urgent = story('不到四小时', { standing: 'urgent', secondsLeft: 10_800, order: allHere });
export const UrgentRefreshing = story('不到四小时，正在刷新', {
  standing: 'urgent',
  secondsLeft: 10_800,
  isBusy: true,
});
export const Lapsed = story('已到截止时间', { standing: 'lapsed', secondsLeft: 0 });
export const LapsedRefreshing = story('已到截止时间，正在核对', { standing: 'lapsed', secondsLeft: 0, isBusy: true });
export const Calm = story('认证通过，审核中', calm);
export const CalmRefreshing = story('审核中，正在刷新', { ...calm, isBusy: true });
export const Over = story('超时自动取消', over);
export const OverRefreshing = story('自动取消后刷新', { ...over, isBusy: true });

const onwardTruck = {
  cityCn: '上海市',
  at: '2026-12-04T10:00:00.000Z',
  address: '/haul?dst=3101&d=Y&un=1230&goods=%E7%94%B2%E9%86%87&pg=II&etd=2026-12-01&kg=19000&n=3&veh=SKEL',
} as const;
export const OnwardTruck = story('接着订车，重箱送到港口', {
  ...calm,
  order: {
    ...order,
    state: 'CONFIRMED',
    haul: { ...onwardTruck, way: 'TO', filled: ['goods', 'kg', 'trucks', 'day'] },
  },
});
export const OnwardTruckOfSeveral = story('接着订车，几种货从仓库提', {
  ...calm,
  order: { ...order, state: 'CONFIRMED', haul: { ...onwardTruck, way: 'FROM', filled: ['kg', 'day'] } },
});
export const OnwardTruckToShip = story('接着订车，直装只在一天内收', {
  ...calm,
  order: {
    ...order,
    state: 'CONFIRMED',
    haul: { ...onwardTruck, way: 'TO', opensAt: '2026-12-03T10:00:00.000Z', filled: ['goods', 'kg', 'trucks', 'day'] },
  },
});
export const OnwardTruckPhone = phone(OnwardTruck);

export const WaitingDark = night(Waiting);
export const UrgentDark = night(Urgent);
export const CalmDark = night(Calm);
export const OverDark = night(Over);
export const GreetingDark = night(Greeting);
export const WaitingPhone = phone(Waiting);
export const UrgentPhone = phone(Urgent);
export const GreetingPhone = phone(Greeting);
export const MissingPhone = phone(Missing);
