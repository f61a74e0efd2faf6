import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { DraftDialogView } from '../../src/features/order/draft-dialog';
import { DraftChoiceDialogView } from '../../src/features/order/draft-choice-dialog';
import { RenewDialogView } from '../../src/features/order/renew-dialog';
import { choiceWishes, draftWishes, quoteWishes, savedDraft } from './fcl-order.fixtures';
import { lockedQuote } from './order-quote.fixtures';
import { dollars, NOW, QUOTE, RENEWED } from './quoted.fixtures';

const meta = { title: '整箱下单/询问', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const renewal = { quote: RENEWED, before: dollars(553_367), difference: dollars(12_000) };

export const Renewal: Story = {
  name: '报价已更新',
  render: () => (
    <RenewDialogView
      view={{ ...lockedQuote, stage: 'lapsed', renewal }}
      on={quoteWishes}
      before={QUOTE.offer.price?.charges ?? null}
      now={RENEWED.offer.price?.charges ?? null}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '用新价继续' }));
    await expect(quoteWishes.acceptRenewal).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '先不用' }));
    await expect(quoteWishes.dismissRenewal).toHaveBeenCalled();
  },
};

export const TwoDrafts: Story = {
  name: '两份不同的草稿',
  render: () => (
    <DraftDialogView view={{ ...savedDraft, question: { mine: NOW, theirs: NOW + 3_600_000 } }} on={draftWishes} />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^另一份/ }));
    await expect(draftWishes.choose).toHaveBeenCalledWith('theirs');
    await userEvent.click(screen.getByRole('button', { name: /^本机的/ }));
    await expect(draftWishes.choose).toHaveBeenCalledWith('mine');
  },
};

const port = (code: string, nameCn: string) => ({ code, nameCn, nameEn: code });

export const OlderDraft: Story = {
  name: '旧草稿是另一票货',
  render: () => (
    <DraftChoiceDialogView
      view={{
        isDeciding: false,
        dropKey: 'K3',
        question: [
          {
            key: 'K1',
            about: {
              org: port('CNSHA', '上海'),
              dst: port('SGSIN', '新加坡'),
              stops: [],
              leavesAt: '2026-12-05T14:00:00.000Z',
            },
            goods: ['甲醇'],
            kg: 17_500,
            savedAt: NOW,
          },
          {
            key: 'K3',
            about: {
              org: port('3205', '苏州'),
              dst: port('4101', '郑州'),
              stops: ['南京', '合肥'],
              leavesAt: '2026-12-07T00:00:00.000Z',
            },
            goods: ['异丙醇'],
            kg: 20_000,
            savedAt: NOW - 3_600_000,
          },
          { key: 'K2', about: null, goods: ['氢氧化钠', 'UN 1830'], kg: null, savedAt: NOW - 86_400_000 },
        ],
      }}
      on={choiceWishes}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^继续旧草稿.*上海 → 新加坡/ }));
    await expect(choiceWishes.resume).toHaveBeenCalledWith('K1');
    await userEvent.click(screen.getByRole('button', { name: '新建订单' }));
    await expect(choiceWishes.leave).toHaveBeenCalled();
  },
};
