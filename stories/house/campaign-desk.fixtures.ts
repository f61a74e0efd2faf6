import type { Campaign } from '../../domain/campaigns/campaign';
import { readCampaign } from '../../domain/campaigns/kit';
import type { CampaignStand } from '../../domain/campaigns/stand';
import type { WrittenBlock } from '../../domain/campaigns/written';
import type { ContentCase, ContentLine } from '../../domain/house/content';
import type { Uptake } from '../../domain/house/uptake';
import { RUNNING } from '../content/campaign.fixtures';

const NO_PROMISES: CampaignStand = { isSlugTaken: false, takenIds: [], strangeGoods: [], coupons: [], booked: [] };

export const HERO: WrittenBlock = {
  type: 'hero',
  said: { art: 'drums', text: '年末整柜与整吨一次算清', buttonText: '看商城', to: '/business' },
};
const RULES: WrittenBlock = { type: 'rules', said: { items: '每人限领一张\n以下单时的价格为准' } };

export const CAMPAIGN_LINE: ContentLine = {
  kind: 'campaign',
  key: '1004',
  title: '年末订舱周',
  state: 'PUBLISHED',
  hasDraft: false,
  changedAt: '2026-11-20T07:50:00.000Z',
  votes: null,
  phase: 'UPCOMING',
};

export const CAMPAIGN: ContentCase = {
  kind: 'campaign',
  key: '1004',
  state: 'PUBLISHED',
  turn: 9,
  hasDraft: false,
  publishedAt: '2026-11-20T07:50:00.000Z',
  written: {
    heads: { title: '年末订舱周', slug: 'year-end', startsAt: '2026-12-21 10:00', endsAt: '2026-12-28 18:00' },
    text: '',
    blocks: [HERO, RULES],
  },
  past: [{ number: 1, act: 'published', at: '2026-11-20T07:50:00.000Z', title: '年末订舱周', who: '周文' }],
  votes: null,
  legal: null,
  counted: [],
  campaign: NO_PROMISES,
};

export const WHOLE: ContentCase = {
  ...CAMPAIGN,
  turn: 12,
  hasDraft: true,
  written: {
    ...CAMPAIGN.written,
    blocks: [
      { ...HERO, said: { ...HERO.said, to: '#form', buttonText: '去预约' } },
      { type: 'countdown', said: {} },
      {
        type: 'coupon',
        said: {
          couponTitle: '年末立减 80 元',
          couponId: 'YE80',
          amount: '80',
          least: '5000',
          modes: 'FCL TANK',
          stock: '40',
          perPerson: '1',
          perEnterprise: '3',
          validDays: '21',
        },
      },
      {
        type: 'priceList',
        said: {
          lanes: 'CNSHA NLRTM\nCNTAO KRPUS',
          goods: '甲苯',
          unNo: '1294',
          tons: '18',
          note: '此刻可订的最低总价',
        },
      },
      { type: 'form', said: { slots: '2026-12-22 09:30 14:00\n2026-12-23 10:15', perSlot: '6' } },
      RULES,
      { type: 'faq', said: { questions: '要带什么\nSDS 与包装照片。\n\n收费吗\n不收费。' } },
      { type: 'richText', said: { paragraphs: '地点在上海的服务台。\n\n来前请先预约。' } },
    ],
  },
  campaign: {
    isSlugTaken: false,
    takenIds: [],
    strangeGoods: [],
    coupons: [
      {
        couponId: 'YE80',
        claimed: 57,
        used: 11,
        terms: { amount: 9_000, least: 500_000, modes: ['FCL', 'TANK'], validDays: 21 },
      },
    ],
    booked: [
      { startsAt: '2026-12-22T01:30:00.000Z', count: 7 },
      { startsAt: '2026-12-24T02:00:00.000Z', count: 2 },
    ],
  },
};

/** Preview of a campaign as the gateway sends it, with prices of the lanes of another one. */
export function toldOf({ key, written }: Pick<ContentCase, 'key' | 'written'>): Campaign {
  const { text } = readCampaign(written.heads, written.blocks ?? []);
  const lanes = RUNNING.blocks.flatMap((block) => (block.type === 'priceList' ? block.lanes : []));
  return {
    actId: key,
    slug: text.slug,
    title: text.title,
    text: '年末整柜与整吨一次算清',
    phase: 'UPCOMING',
    startsAt: text.startsAt,
    endsAt: text.endsAt,
    now: '2026-12-20T03:15:00.000Z',
    blocks: text.blocks.map((block) => {
      if (block.type === 'form') return { type: 'form' };
      return block.type === 'priceList' ? { ...block, lanes } : block;
    }),
  };
}

export const UPTAKE: Uptake = {
  title: '年末订舱周',
  coupons: [
    { couponId: 'YE80', title: '年末立减 80 元', stock: 60, claimed: 57, used: 11, left: 3 },
    { couponId: 'YE30', title: '年末立减 30 元', stock: 25, claimed: 25, used: 8, left: 0 },
  ],
  slots: [
    { startsAt: '2026-12-22T01:30:00.000Z', seats: 32, booked: 31 },
    { startsAt: '2026-12-22T06:00:00.000Z', seats: 6, booked: 2 },
  ],
  records: [
    {
      startsAt: '2026-12-22T01:30:00.000Z',
      company: '常州市庚辛涂料有限公司',
      name: '周工',
      phone: '13800004721',
      question: '过氧化物能不能走拼箱',
      bookedAt: '2026-12-18T03:20:00.000Z',
    },
    {
      startsAt: '2026-12-22T06:00:00.000Z',
      company: '碧水化工有限公司',
      name: '何敏',
      phone: '13900008836',
      question: '',
      bookedAt: '2026-12-19T09:45:00.000Z',
    },
  ],
  total: 33,
};
