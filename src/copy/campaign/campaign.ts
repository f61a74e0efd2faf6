import type { CampaignHead, CampaignPhase, LanePrice } from '../../../domain/campaigns/campaign';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/values/spans';
import type { CampaignView } from '../../../machines/content/campaign';
import { dayWord, momentText } from '../words/moment-words';

type Failure = NonNullable<CampaignView['failureCode']>;

const SECOND_MS = 1_000;
const two = (count: number) => String(Math.floor(count)).padStart(2, '0');

function remainingTime(seconds: number): readonly (readonly [count: string, unit: string])[] {
  const ms = seconds * SECOND_MS;
  const minutes = two((ms % HOUR_MS) / MINUTE_MS);
  if (ms < HOUR_MS)
    return [
      [minutes, '分'],
      [two((ms % MINUTE_MS) / SECOND_MS), '秒'],
    ];
  const days = Math.floor(ms / DAY_MS);
  return [...(days > 0 ? [[String(days), '天'] as const] : []), [two((ms % DAY_MS) / HOUR_MS), '时'], [minutes, '分']];
}

export const campaignCopy = {
  loading: '正在打开活动',
  retry: '重试',
  untitled: '活动',
  phases: { UPCOMING: '未开始', RUNNING: '进行中', ENDED: '已结束' } satisfies Record<CampaignPhase, string>,
  span: ({ actId, startsAt, endsAt }: CampaignHead) =>
    `活动 ${actId} · ${momentText(startsAt)} — ${momentText(endsAt)}`,
  until: { UPCOMING: '距活动开始', RUNNING: '距活动结束' },
  left: remainingTime,
  ended: '活动已结束，仅供查看。',
  toOthers: '看进行中的活动',
  stale: '活动到点了，但没有问到平台现在的状态。',
  unknown: { title: '活动不存在或已结束', text: '请核对链接；进行中的活动都列在活动页。' },
  lost: {
    network: '网络不通，活动打不开。',
    unavailable: '抱歉，服务器繁忙！活动打不开。',
    unexpected: '出了点问题，活动打不开。',
  } satisfies Record<Failure, string>,
  prices: {
    title: (lanes: number, goods: string, tons: number) => `${lanes} 条航线，按 ${tons} 吨${goods}算`,
    lane: '航线',
    leaves: '开航',
    days: '航程',
    total: '总价',
    way: '查船期',
    ends: ({ org, dst }: LanePrice) => `${org.nameCn} → ${dst.nameCn}`,
    codes: ({ org, dst }: LanePrice) => `${org.code} – ${dst.code}`,
    leavesOn: dayWord,
    takes: (days: number) => `${days} 天`,
    none: '询价',
    ask: '查这条',
    asks: ({ org, dst }: LanePrice) => `查这条：${org.nameCn}到${dst.nameCn}`,
  },
  rules: '规则',
  faq: '常见问题',
};

/** Used on `/act` alone. */
export const campaignListCopy = {
  what: '活动',
  purpose: '进行中与即将开始的活动，点进去看怎么用。',
  empty: '暂无进行中的活动',
  emptyText: '新的活动会列在这里；现在可以先查价。',
  action: { label: '查整箱船期', to: 'shippingFcl' },
  phase: campaignCopy.phases,
  when: ({ phase, startsAt, endsAt }: CampaignHead) =>
    phase === 'UPCOMING' ? `${momentText(startsAt)} 开始` : `${momentText(endsAt)} 结束`,
} as const;
