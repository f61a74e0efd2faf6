import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../src/ui/press/button';
import { Checkbox } from '../../src/ui/form/checkbox';
import { Drawer } from '../../src/ui/layer/drawer';
import { Tooltip } from '../../src/ui/layer/tooltip';

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="min-h-60 rounded-card bg-surface p-6">{children}</div>
);

const meta = { title: '组件/浮层', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filters() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDirect, setIsDirect] = useState(true);
  const close = () => setIsOpen(false);
  const foot = (
    <Button look="sea" className="w-full" onClick={close}>
      查看 12 个船期
    </Button>
  );
  return (
    <Sheet>
      <Button look="line" onClick={() => setIsOpen(true)}>
        筛选
      </Button>
      {isOpen && (
        <Drawer title="筛选船期" close="关闭筛选" foot={foot} onClose={close}>
          <Checkbox name="isDirect" isChecked={isDirect} onChange={setIsDirect}>
            只看直达
          </Checkbox>
        </Drawer>
      )}
    </Sheet>
  );
}

const openFilters = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: '筛选' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: '筛选船期' });
  return opener;
};

export const DrawerOpen: Story = {
  name: '抽屉',
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    await openFilters(canvasElement);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};
export const DrawerDark: Story = { ...DrawerOpen, name: '抽屉 深色', globals: { theme: 'dark' } };
export const DrawerPhone: Story = { ...DrawerOpen, name: '抽屉 手机', globals: { viewport: { value: 'phone' } } };
export const DrawerClosed: Story = {
  name: '抽屉 用键盘关闭',
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const opener = await openFilters(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const Terms = () => (
  <Sheet>
    <p className="mt-16 text-right">
      总价含
      <Tooltip text="低硫燃油附加费，按船公司当月公布的标准收取，随船期变动。">低硫附加费</Tooltip>
    </p>
  </Sheet>
);

export const Tip: Story = {
  name: '说明',
  render: () => <Terms />,
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByRole('button', { name: '低硫附加费' });
    await expect(term).toHaveAccessibleDescription(/船公司当月公布/);
    await userEvent.tab();
    await expect(term).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const TipDark: Story = { ...Tip, name: '说明 深色', globals: { theme: 'dark' } };
export const TipPhone: Story = { ...Tip, name: '说明 手机', globals: { viewport: { value: 'phone' } } };
export const TipPutAway: Story = {
  name: '说明 用键盘收起',
  render: () => <Terms />,
  play: async ({ canvasElement }) => {
    const term = within(canvasElement).getByRole('button', { name: '低硫附加费' });
    await userEvent.hover(term);
    await userEvent.hover(await screen.findByRole('tooltip'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
