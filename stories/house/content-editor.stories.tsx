import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { readCampaign } from '../../domain/campaigns/kit';
import { type ContentCase, contentActs, mayDoAct } from '../../domain/house/content';
import type { ContentEditorView as View } from '../../machines/house/content-editor';
import { ContentEditorView } from '../../src/features/house/content/content-editor';
import { CAMPAIGN, toldOf, WHOLE } from './campaign-desk.fixtures';
import { viewOf } from './content-editor.views';
import { ARTICLE, PAGE, PROTOCOL, PROTOCOL_TO_COME, REDRAFTED, VOTED } from './content.fixtures';

const publishes = (shown: ContentCase): View => ({
  ...viewOf(shown),
  canWrite: false,
  canPublish: true,
  acts: contentActs(shown).filter((act) => mayDoAct(shown.kind, act, { canWrite: false, canPublish: true })),
});
const article = viewOf(ARTICLE);

const meta = {
  title: '平台工作台/内容编辑',
  component: ContentEditorView,
  args: {
    view: article,
    on: {
      typeKey: fn(),
      typeHead: fn(),
      typeText: fn(),
      changeBlocks: fn(),
      preview: fn(),
      save: fn(),
      act: fn(),
      drop: fn(),
      leaveDrop: fn(),
      reload: fn(),
      stay: fn(),
      abandon: fn(),
    },
  },
} satisfies Meta<typeof ContentEditorView>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (name: string, view: Partial<View>): Story => ({ name, args: { view: { ...article, ...view } } });
const unread: Partial<View> = { shown: null, stage: 'unread', acts: [], preview: null };
const fresh: View = {
  ...viewOf(PAGE),
  ref: { kind: 'help', key: null },
  shown: null,
  form: { heads: {}, text: '' },
  preview: null,
  acts: [],
};

export const Reading = story('正在取', { ...unread, stage: 'reading' });
export const Published: Story = {
  ...story('已发布的资讯与预览', {}),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '撤下' }));
    await expect(args.on.act).toHaveBeenCalledWith('takeBack', null);
    await userEvent.click(screen.getByRole('button', { name: '取回版本 1 为草稿' }));
    await expect(args.on.act).toHaveBeenCalledWith('restore', 1);
  },
};
export const Draft = { name: '一页帮助的草稿', args: { view: viewOf(PAGE) } } satisfies Story;
export const Voted = { name: '一页帮助，读者评价过', args: { view: viewOf(VOTED) } } satisfies Story;
export const Unvoted = {
  name: '一页帮助，还没有读者评价',
  args: {
    view: viewOf({
      ...VOTED,
      votes: { helped: 0, unhelped: 0, reasons: [], said: [], before: { helped: 0, unhelped: 0 } },
    }),
  },
} satisfies Story;
export const Redrafted: Story = {
  name: '已发布，又有草稿',
  args: { view: viewOf(REDRAFTED) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '丢弃草稿' }));
    await expect(args.on.drop).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = {
  name: '丢弃草稿前再问一遍',
  args: { view: { ...viewOf(REDRAFTED), isAsking: true } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '不丢弃' }));
    await expect(args.on.leaveDrop).toHaveBeenCalledOnce();
  },
};
export const TakenBack = story('已撤下', {
  shown: { ...ARTICLE, state: 'TAKEN_BACK' },
  acts: contentActs({ ...ARTICLE, state: 'TAKEN_BACK' }),
});
export const Restored = story('撤下后取回为草稿', {
  shown: { ...REDRAFTED, state: 'TAKEN_BACK' },
  acts: contentActs({ ...REDRAFTED, state: 'TAKEN_BACK' }),
});
export const Changed: Story = {
  ...story('改了还没存', { isChanged: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '存为草稿' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
  },
};
export const Faulty = story('写得不合格，逐条说明', {
  isChanged: true,
  faults: ['title', 'markup', 'unseen'],
  preview: null,
});
export const Parting: Story = {
  ...story('有改动未存，离开前再问一遍', { isChanged: true, isParting: true }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '存为草稿并离开' }));
    await expect(args.on.save).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '不存，离开' }));
    await expect(args.on.abandon).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '留下继续写' }));
    await expect(args.on.stay).toHaveBeenCalledOnce();
  },
};
export const LegalDraft = { name: '协议下一版的草稿，起草人看', args: { view: viewOf(PROTOCOL) } } satisfies Story;
export const LegalPublish: Story = {
  name: '协议下一版的草稿，管理员发布',
  args: { view: publishes(PROTOCOL) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '发布' }));
    await expect(args.on.act).toHaveBeenCalledWith('publish', null);
  },
};
export const LegalBarred = {
  name: '管理员自己改过草稿，且生效日太早',
  args: {
    view: publishes({ ...PROTOCOL, legal: { holds: '2026-11-23', comes: null, from: '2027-01-16', isOwn: true } }),
  },
} satisfies Story;
export const LegalToCome: Story = {
  name: '协议下一版已发布，尚未生效',
  args: { view: publishes(PROTOCOL_TO_COME) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '撤回未生效的一版' }));
    await expect(args.on.act).toHaveBeenCalledWith('takeBack', null);
  },
};
export const New = { name: '新写一页帮助', args: { view: fresh } } satisfies Story;
export const Saving = story('正在存草稿', { isChanged: true, isWorking: true });
export const OnlyRead = story('审计员只能看', { canWrite: false, acts: [] });
export const Moved: Story = {
  ...story('别人先改了', { isChanged: true, isBehind: true, failureCode: 'moved' }),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '放弃我的改动，重新载入' }));
    await expect(args.on.reload).toHaveBeenCalledOnce();
  },
};
export const Taken = { name: '编码已有', args: { view: { ...fresh, failureCode: 'taken' } } } satisfies Story;
export const Offline = story('办理时网络不通', { failureCode: 'network' });
export const Unexpected = story('办理出错', { failureCode: 'unexpected' });
export const Gone = story('没有这一篇', { ...unread, failureCode: 'gone' });
export const UnreadBug = story('取时出错', { ...unread, failureCode: 'unexpected' });
export const Unread = story('取不到', { ...unread, failureCode: 'network' });

const faulty = readCampaign(WHOLE.written.heads, [
  { type: 'hero', said: { art: 'tank', text: '好', buttonText: '去', to: 'https://elsewhere.example' } },
  { type: 'coupon', said: { couponTitle: '年末券', couponId: 'ye', amount: '80', least: '60', stock: '0' } },
]);

export const CampaignToTell: Story = {
  name: '一个活动，还没取预览',
  args: { view: viewOf(CAMPAIGN) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '看预览' }));
    await expect(args.on.preview).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '添上优惠券' }));
    await expect(args.on.changeBlocks).toHaveBeenCalledWith({ kind: 'add', type: 'coupon' });
    await userEvent.click(screen.getByRole('button', { name: '上移第 2 部分规则' }));
    await expect(args.on.changeBlocks).toHaveBeenCalledWith({ kind: 'move', at: 1, by: -1 });
    await userEvent.click(screen.getByRole('button', { name: '移去第 1 部分主视觉' }));
    await expect(args.on.changeBlocks).toHaveBeenCalledWith({ kind: 'remove', at: 0 });
  },
};
export const CampaignTold = {
  name: '一个活动的各部分与预览',
  args: { view: { ...viewOf({ ...WHOLE, campaign: CAMPAIGN.campaign }), told: toldOf(WHOLE) } },
} satisfies Story;
export const CampaignBarred = {
  name: '活动的草稿，少于已领与已约的不能发布',
  args: { view: viewOf(WHOLE) },
} satisfies Story;
export const CampaignFaulty = {
  name: '活动写得不合格，各部分说明',
  args: {
    view: {
      ...viewOf({
        ...WHOLE,
        written: {
          ...WHOLE.written,
          blocks: [
            { type: 'hero', said: { art: 'tank', text: '好', buttonText: '去', to: 'https://elsewhere.example' } },
            {
              type: 'coupon',
              said: { couponTitle: '年末券', couponId: 'ye', amount: '80', least: '60', stock: '0' },
            },
          ],
        },
      }),
      isChanged: true,
      faults: ['parts'],
      partFaults: faulty.ofBlocks,
      mayPreview: false,
    },
  },
} satisfies Story;
export const CampaignRemoved: Story = {
  name: '刚移去一个部分，可以放回',
  args: { view: { ...viewOf(CAMPAIGN), isChanged: true, removed: 'coupon' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '放回' }));
    await expect(args.on.changeBlocks).toHaveBeenCalledWith({ kind: 'restore' });
  },
};
export const NewCampaign = {
  name: '新写一个活动',
  args: { view: { ...fresh, ref: { kind: 'campaign', key: null }, mayPreview: false } },
} satisfies Story;
