import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { routePath, type RouteName } from '../../domain/routes';
import { drawPage } from '../../src/app/picture';

/** Lazy parts in the viewport that have no prerendered picture yet. */
function partsToCome(canvas: HTMLElement): Element[] {
  const { clientHeight } = canvas.ownerDocument.documentElement;
  return [...canvas.querySelectorAll('[data-picture]')].filter(
    (part) => part.getBoundingClientRect().top < clientHeight,
  );
}

const meta = {
  title: '整页',
  args: { name: 'home' },
  // Each page is its own story, so `name` is no control.
  argTypes: { name: { control: false, table: { disable: true } } },
  loaders: [async ({ args: { name } }) => ({ page: await drawPage(name) })],
  render: ({ name }, { loaded }) => (
    <Router hook={memoryLocation({ path: routePath(name) }).hook}>
      {(loaded['page'] as Awaited<ReturnType<typeof drawPage>>).tree}
    </Router>
  ),
  play: ({ canvasElement }) => waitFor(() => expect(partsToCome(canvasElement)).toEqual([]), { timeout: 20_000 }),
  parameters: { layout: 'fullscreen', sheet: 'pages' },
} satisfies Meta<{ name: RouteName }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = { name: '首页', args: { name: 'home' } };
export const AirLift: Story = { name: '国际空运', args: { name: 'airLift' } };
export const Business: Story = { name: '化工商城', args: { name: 'business' } };
export const Dgdesk: Story = { name: '危品服务台', args: { name: 'dgdesk' } };
export const DomesticTrade: Story = { name: '内贸海运', args: { name: 'domesticTrade' } };
export const EnquiryFcl: Story = { name: '整箱询价', args: { name: 'enquiryFcl' } };
export const FluidBag: Story = { name: '液袋运输', args: { name: 'fluidBag' } };
export const Truck: Story = { name: '危化整车', args: { name: 'truck' } };
export const HelpCenter: Story = { name: '帮助中心', args: { name: 'helpCenter' } };
export const Lcl: Story = { name: '拼箱产品', args: { name: 'lcl' } };
export const News: Story = { name: '新闻资讯', args: { name: 'news' } };
export const RailWayIndex: Story = { name: '国际铁路', args: { name: 'railWayIndex' } };
export const Root: Story = { name: '登录跳转', args: { name: 'root' } };
export const ShippingFcl: Story = { name: '海运整箱', args: { name: 'shippingFcl' } };
export const ShippingLcl: Story = { name: '海运拼箱', args: { name: 'shippingLcl' } };
export const TankIndex: Story = { name: '罐箱服务', args: { name: 'tankIndex' } };
export const Warehouse: Story = { name: '危化仓储', args: { name: 'warehouse' } };
export const Warehouseing: Story = { name: '入库预约', args: { name: 'warehouseing' } };
export const AirLiftOrder: Story = { name: '空运下单', args: { name: 'airLiftOrder' } };
export const BuiltInOrder: Story = { name: '内装下单', args: { name: 'builtInOrder' } };
export const BuiltInSuccess: Story = { name: '内装订单', args: { name: 'builtInSuccess' } };
export const DgdeskSuccess: Story = { name: '服务订单', args: { name: 'dgdeskSuccess' } };
export const DgdeskDetail: Story = { name: '危品服务办理', args: { name: 'dgdeskDetail' } };
export const DomesticTradeOrder: Story = { name: '内贸下单', args: { name: 'domesticTradeOrder' } };
export const TruckOrder: Story = { name: '整车下单', args: { name: 'truckOrder' } };
export const RailWayOrder: Story = { name: '铁路下单', args: { name: 'railWayOrder' } };
export const RailWaySuccess: Story = { name: '铁路订单', args: { name: 'railWaySuccess' } };
export const ShippingFclOrder: Story = { name: '整箱下单', args: { name: 'shippingFclOrder' } };
export const ShippingFclSuccess: Story = { name: '整箱订单', args: { name: 'shippingFclSuccess' } };
export const ShippingLclOldIndex: Story = { name: '拼箱查询（旧版）', args: { name: 'shippingLclOldIndex' } };
export const ShippingLclSuccess: Story = { name: '拼箱订单', args: { name: 'shippingLclSuccess' } };
export const ProcurementMobile: Story = { name: '采购单审批', args: { name: 'procurementMobile' } };
export const ProcurementShare: Story = { name: '采购单分享', args: { name: 'procurementShare' } };
export const Act: Story = { name: '活动', args: { name: 'act' } };
export const NewsDetail: Story = { name: '资讯详情', args: { name: 'newsDetail' } };
export const NotFound: Story = { name: '找不到页面', args: { name: 'notFound' } };
