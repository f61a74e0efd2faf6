import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { HeaderView } from '../../machines/shell/header';
import { SiteHeaderView } from '../../src/layouts/header/site-header';

const view: HeaderView = { isSolid: false, isHidden: false, panel: null, isVisiting: false, failure: null };
const nobody = { name: null, hasWholeVehicles: false };
const member = { name: '林未央', hasWholeVehicles: false };
const shipper = { name: '吴远车', hasWholeVehicles: true };

const meta = {
  title: '框架/页头',
  component: SiteHeaderView,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    place: 'home',
    ground: 'hero',
    account: nobody,
    on: {
      openMenu: fn(),
      toggleCode: fn(),
      closePanel: fn(),
      dismissVisit: fn(),
      intendLogin: fn(),
      login: fn(),
      changePassword: fn(),
      logout: fn(),
      visitCenter: fn(),
      visitWholeVehicles: fn(),
    },
  },
  decorators: [
    (Story) => (
      <div className="h-120 bg-deep">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeaderView>;
export default meta;

type Story = StoryObj<typeof meta>;
const showing = (name: string, change: Partial<HeaderView>, args: Story['args'] = {}): Story => ({
  name,
  args: { view: { ...view, ...change }, ...args },
});

export const OverHero = showing('首屏，未登录', {});
export const Solid = showing('滚过 104 像素', { isSolid: true });
export const Hidden = showing('向下阅读时让开', { isSolid: true, isHidden: true });
export const HiddenOverHero = showing('短暂越界时', { isHidden: true });
export const ThirdTab = showing('化工商城点亮第三个页签', { isSolid: true }, { place: 'business', ground: 'page' });
export const MiniProgram = showing('小程序码', { panel: 'code' });
export const MenuOfVisitor = showing('手机菜单，未登录', { panel: 'menu' });
export const MenuOfMember = showing('手机菜单，已登录', { panel: 'menu' }, { account: shipper });
export const Member = showing('已登录', { isSolid: true }, { account: member });
export const WholeVehicles = showing('有整车订单', {}, { account: shipper });
export const Visiting = showing('正在前往会员中心', { isVisiting: true }, { account: member });
export const Blocked = showing(
  '新标签页被拦截',
  { failure: { code: 'blocked', href: '/user-center/' } },
  { account: member },
);
export const Refused = showing('无法进入', { failure: { code: 'refused' } }, { account: member });
export const Unavailable = showing('连接不上', { failure: { code: 'unavailable' } }, { account: member });
