import type { Campaign, CampaignHead } from '../../domain/campaigns/campaign';

const TANKS: CampaignHead = {
  actId: '101',
  slug: 'tank-autumn',
  title: '罐箱出口季',
  text: '六大港口起运，冬季保温与目的港洗罐一次算清',
  phase: 'RUNNING',
  startsAt: '2026-11-18T02:00:00.000Z',
  endsAt: '2026-12-03T10:00:00.000Z',
};

export const RUNNING: Campaign = {
  ...TANKS,
  now: '2026-11-21T01:42:00.000Z',
  blocks: [
    { type: 'hero', art: 'tank', text: TANKS.text, buttonText: '看罐箱报价', to: '/tankIndex' },
    { type: 'countdown' },
    {
      type: 'priceList',
      goods: '甲苯',
      tons: 18,
      note: '按所示货物与数量取现在可订的最低总价，随市价变动',
      lanes: [
        {
          org: { code: 'CNSHA', nameCn: '上海' },
          dst: { code: 'NLRTM', nameCn: '鹿特丹' },
          to: '/tankIndex?org=CNSHA&dst=NLRTM',
          price: { total: { amount: 455_545, currency: '2' }, leavesOn: '2026-12-06', days: 38 },
        },
        {
          org: { code: 'CNTAO', nameCn: '青岛' },
          dst: { code: 'KRPUS', nameCn: '釜山' },
          to: '/tankIndex?org=CNTAO&dst=KRPUS',
          price: null,
        },
      ],
    },
    { type: 'rules', items: ['每人限领 1 张，同一企业最多 5 张', '不与其他券叠加'] },
  ],
};

export const UPCOMING: Campaign = {
  actId: '102',
  slug: 'dgdesk-open-day',
  title: '危品服务台开放日',
  text: '带上 SDS 来，半小时讲清一票货该怎么走',
  phase: 'UPCOMING',
  startsAt: '2026-11-23T01:00:00.000Z',
  endsAt: '2026-11-30T09:00:00.000Z',
  now: '2026-11-23T00:59:15.000Z',
  blocks: [
    {
      type: 'hero',
      art: 'warehouse',
      text: '带上 SDS 来，半小时讲清一票货该怎么走',
      buttonText: '预约时段',
      to: '#form',
    },
    { type: 'countdown' },
    { type: 'faq', items: [{ ask: '收费吗', answer: '开放日咨询不收费，出具书面意见按价目' }] },
    { type: 'richText', paragraphs: ['地点在上海的服务台，来前请先预约。'] },
  ],
};

export const ENDED: Campaign = {
  actId: '103',
  slug: 'mall-new-year',
  title: '商城溶剂专场',
  text: '醇、酯、二醇类整吨价再降一档',
  phase: 'ENDED',
  startsAt: '2026-11-01T02:00:00.000Z',
  endsAt: '2026-11-19T12:00:00.000Z',
  now: '2026-11-21T01:42:00.000Z',
  blocks: [
    {
      type: 'hero',
      art: 'drums',
      text: '醇、酯、二醇类整吨价再降一档',
      buttonText: '进商城',
      to: '/business?cat=SOLVENT',
    },
    { type: 'rules', items: ['专场已结束，仅供查看'] },
  ],
};

const headOf = ({ now: _, blocks: __, ...head }: Campaign): CampaignHead => head;
export const HEADS: readonly CampaignHead[] = [RUNNING, UPCOMING].map(headOf);
