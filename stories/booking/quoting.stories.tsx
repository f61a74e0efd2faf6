import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { offerFromSailing, vesselName } from '../../domain/modes/fcl/detail';
import type { QuotingView } from '../../machines/booking/quoting';
import { QuotingDialogView } from '../../src/features/quoting/quoting-dialog';
import { CREST, DAWN, HARMONY, HORIZON, usd } from './sailings.fixtures';

const dearer: QuotingView = { asks: 'changed', before: usd(273_247), total: usd(280_000) };

const meta = {
  title: '整箱/报价锁定',
  component: QuotingDialogView,
  args: {
    view: dearer,
    nameOf: vesselName,
    enquiryOf: () => '/enquiryFcl',
    on: { choose: fn(), seekAlternatives: fn(), renew: fn(), accept: fn(), retry: fn(), close: fn() },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuotingDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: QuotingView): Story => ({ name, args: { view } });

const page = ({ canvasElement }: { canvasElement: HTMLElement }) => within(canvasElement.ownerDocument.body);

export const Nothing = story('没有要问的', { asks: 'nothing' });
export const Dearer: Story = {
  ...story('涨价', dearer),
  play: async (context) => {
    await userEvent.click(await page(context).findByRole('button', { name: '接受新价并继续' }));
    await expect(context.args.on.accept).toHaveBeenCalledOnce();
    await userEvent.click(page(context).getByRole('button', { name: '不接受' }));
    await expect(context.args.on.close).toHaveBeenCalledOnce();
  },
};
export const Cheaper = story('降价', { asks: 'changed', before: usd(273_247), total: usd(270_000) });
export const DearerDark: Story = { ...story('涨价，深色', dearer), globals: { theme: 'dark' } };

const soldOut = { asks: 'soldOut' as const, offer: offerFromSailing(HORIZON) };
export const SoldOut: Story = {
  ...story('售罄，有替代', { ...soldOut, alternatives: [DAWN, CREST, HARMONY].map(offerFromSailing) }),
  play: async (context) => {
    await userEvent.click(await page(context).findByRole('button', { name: '选择 LANYUE CREST' }));
    await expect(context.args.on.choose).toHaveBeenCalledWith(offerFromSailing(CREST));
  },
};
export const SoldOutPhone: Story = {
  ...story('售罄，有替代，手机', { ...soldOut, alternatives: [DAWN, CREST].map(offerFromSailing) }),
  globals: { viewport: { value: 'phone' } },
};
export const NoOther = story('售罄，没有替代', { ...soldOut, alternatives: [] });
export const Unknown = story('售罄，取不到替代', { ...soldOut, alternatives: null });

export const NoPrice = story('没有即时价', { asks: 'failed', failureCode: 'noPrice' });
export const TooMany = story('未登录锁价太多', { asks: 'failed', failureCode: 'tooMany' });
export const Offline: Story = {
  ...story('网络不通', { asks: 'failed', failureCode: 'network' }),
  play: async (context) => {
    await userEvent.click(await page(context).findByRole('button', { name: '重试' }));
    await expect(context.args.on.retry).toHaveBeenCalledOnce();
  },
};
export const Unavailable = story('服务没有答复', { asks: 'failed', failureCode: 'unavailable' });
export const Unexpected = story('出了问题', { asks: 'failed', failureCode: 'unexpected' });
