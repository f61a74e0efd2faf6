import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { ShareLinksView as View } from '../../machines/booking/share-links';
import { ShareLinksView } from '../../src/features/mall/share/share-links';
import { LinkButton } from '../../src/ui/press/link-button';
import { ADDRESS, EXPIRED, EXTENDED, LIVING, REVOKED } from './share.fixtures';

const blank: View = {
  stage: 'loading',
  links: [],
  listName: null,
  show: 'TOTAL',
  needsLogin: false,
  address: null,
  isFinding: false,
  isMaking: false,
  changingId: null,
  failureCode: null,
  lostCode: 'unavailable',
};
const shown: View = { ...blank, stage: 'shown', listName: '十二月备货', links: [LIVING, EXTENDED, EXPIRED] };

const meta = {
  title: '商城/分享采购单',
  component: ShareLinksView,
  args: {
    view: shown,
    on: { signIn: fn(), refresh: fn(), choose: fn(), askLogin: fn(), make: fn(), revoke: fn(), extend: fn() },
    renderCopier: () => <LinkButton onClick={fn()}>复制</LinkButton>,
  },
} satisfies Meta<typeof ShareLinksView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '三条链接：有效、延长过、已过期',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '不显示价格' }));
    await expect(args.on.choose).toHaveBeenCalledWith('NONE');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.on.askLogin).toHaveBeenCalledWith(true);
    const [first] = canvas.getAllByRole('button', { name: /撤回，/ });
    if (first) await userEvent.click(first);
    await expect(args.on.revoke).toHaveBeenCalledWith('living');
    await expect(canvas.getAllByRole('button', { name: /延长 7 天，/ })).toHaveLength(1);
  },
};
export const First: Story = { name: '还没有分享过', args: { view: { ...shown, links: [] } } };
export const WithPrices: Story = { name: '选了单价与合计', args: { view: { ...shown, show: 'ALL' } } };
export const WithoutPrices: Story = {
  name: '选了不显示价格，登录后可看',
  args: { view: { ...shown, show: 'NONE', needsLogin: true } },
};
export const Making: Story = { name: '正在生成', args: { view: { ...shown, isMaking: true } } };
export const Made: Story = { name: '链接已生成，只显示一次', args: { view: { ...shown, address: ADDRESS } } };
export const Revoking: Story = { name: '正在撤回', args: { view: { ...shown, changingId: 'living' } } };
export const Moved: Story = {
  name: '已在别处打开另一张',
  args: { view: { ...shown, failureCode: 'moved' } },
};
export const Revoked: Story = { name: '已撤回', args: { view: { ...shown, links: [REVOKED] } } };
export const NothingListed: Story = { name: '采购单是空的', args: { view: { ...shown, failureCode: 'empty' } } };
export const Full: Story = { name: '链接到顶', args: { view: { ...shown, failureCode: 'full' } } };
export const Over: Story = { name: '要延长的已过期', args: { view: { ...shown, failureCode: 'over' } } };
export const NotMade: Story = { name: '断网，生成失败', args: { view: { ...shown, failureCode: 'network' } } };
export const Loading: Story = { name: '正在取', args: { view: blank } };
export const SignedOut: Story = { name: '没有登录', args: { view: { ...blank, stage: 'signedOut' } } };
export const Finding: Story = { name: '请登录', args: { view: { ...blank, stage: 'signedOut', isFinding: true } } };
export const Lost: Story = { name: '取不到', args: { view: { ...blank, stage: 'lost', lostCode: 'network' } } };
export const MadePhone: Story = {
  ...Made,
  name: '链接已生成 手机',
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const MadeDark: Story = { ...Made, name: '链接已生成 深色', globals: { theme: 'dark' } };
