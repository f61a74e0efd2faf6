import type { CampaignBlock, CampaignText } from '../../../domain/campaigns/campaign';
import { type Day, daysAfter, momentOf } from '../../../domain/values/days';
import { HOUR_MS } from '../../../domain/values/spans';

type FirstBlock = Extract<CampaignBlock, { type: 'hero' | 'coupon' | 'priceList' | 'form' | 'rules' | 'faq' }>;
type First = {
  actId: string;
  slug: string;
  title: string;
  /** Days from the first start, and hours in China time. */
  from: readonly [day: number, hour: number];
  until: readonly [day: number, hour: number];
  blocks: (begins: Day) => readonly (FirstBlock | { type: 'countdown' })[];
};

const YUAN_FEN = 100;
const slotStart = (begins: Day, day: number, hour: number) =>
  new Date(momentOf(daysAfter(begins, day), hour)).toISOString();

const FIRST: readonly First[] = [
  {
    actId: '101',
    slug: 'tank-autumn',
    title: '罐箱出口季',
    from: [-3, 10],
    until: [12, 18],
    blocks: () => [
      {
        type: 'hero',
        art: 'tank',
        text: '六大港口起运，冬季保温与目的港洗罐一次算清',
        buttonText: '看罐箱报价',
        to: '/tankIndex',
      },
      { type: 'countdown' },
      {
        type: 'coupon',
        couponId: 'TK300',
        title: '罐箱立减 300 元',
        amount: 300 * YUAN_FEN,
        least: 20_000 * YUAN_FEN,
        modes: ['TANK'],
        stock: 200,
        perPerson: 1,
        perEnterprise: 5,
        validDays: 30,
      },
      {
        type: 'priceList',
        lanes: [
          ['CNSHA', 'NLRTM'],
          ['CNNGB', 'AEJEA'],
          ['CNTAO', 'KRPUS'],
        ],
        goods: '甲苯',
        unNo: '1294',
        tons: 18,
        note: '按所示货物与数量取现在可订的最低总价，随市价变动',
      },
      {
        type: 'rules',
        items: ['表中价格为此刻可订的最低总价，以下单页锁定的报价为准'],
      },
    ],
  },
  {
    actId: '102',
    slug: 'dgdesk-open-day',
    title: '危品服务台开放日',
    from: [2, 9],
    until: [9, 17],
    blocks: (begins) => [
      {
        type: 'hero',
        art: 'warehouse',
        text: '带上 SDS 来，半小时讲清一票货该怎么走',
        buttonText: '预约时段',
        to: '#form',
      },
      { type: 'countdown' },
      {
        type: 'form',
        slots: [
          slotStart(begins, 0, 9.5),
          slotStart(begins, 0, 14),
          slotStart(begins, 1, 9.5),
          slotStart(begins, 1, 14),
        ],
        perSlot: 12,
      },
      {
        type: 'faq',
        items: [
          { ask: '需要带什么', answer: 'SDS、产品照片、包装照片，有检测报告更好' },
          { ask: '收费吗', answer: '开放日咨询不收费，出具书面意见按价目' },
        ],
      },
      { type: 'rules', items: ['每个手机号只能约一个时段，开始前可以改', '约满自动关闭，不排队'] },
    ],
  },
  {
    actId: '103',
    slug: 'mall-new-year',
    title: '商城溶剂专场',
    from: [-20, 10],
    until: [-2, 20],
    blocks: () => [
      {
        type: 'hero',
        art: 'drums',
        text: '醇、酯、二醇类整吨价再降一档',
        buttonText: '进商城',
        to: '/business?cat=SOLVENT',
      },
      {
        type: 'coupon',
        couponId: 'ML500',
        title: '满 5 万减 500',
        amount: 500 * YUAN_FEN,
        least: 50_000 * YUAN_FEN,
        modes: ['MALL'],
        stock: 50,
        perPerson: 1,
        perEnterprise: 2,
        validDays: 15,
      },
      { type: 'rules', items: ['专场已结束，仅供查看'] },
    ],
  },
];

const at = (today: Day, [day, hour]: readonly [number, number]) =>
  new Date(momentOf(daysAfter(today, day)) + hour * HOUR_MS).toISOString();

export const firstCampaigns = (today: Day): { actId: string; body: CampaignText }[] =>
  FIRST.map(({ actId, slug, title, from, until, blocks }) => ({
    actId,
    body: {
      title,
      slug,
      startsAt: at(today, from),
      endsAt: at(today, until),
      blocks: blocks(daysAfter(today, from[0])),
    },
  }));
