import type { TariffReading, TariffStand } from '../../../domain/house/tariff-shape';
import { FOUR_EYES_PERCENT } from '../../../domain/offer/surcharge';
import { deskQueueCopy } from './desk-queue';
import { secondPersonCopy } from './second-person';

export const tariffCopy = {
  stands: {
    NONE: '未设价，转询价',
    BASE: '演示价',
    WAITING: secondPersonCopy.waits,
    COMING: '待生效',
    HOLDS: '执行中',
  } satisfies Record<TariffStand, string>,
  looks: {
    NONE: 'warn',
    BASE: 'grey',
    WAITING: 'warn',
    COMING: 'grey',
    HOLDS: 'good',
  } as const satisfies Record<TariffStand, string>,
  count: (rows: number) => `${rows} 行`,
  now: '现价',
  pending: { WAITING: '待复核的变动', COMING: '将要生效的变动' },
  none: '现在没有价格：运价转为询价，由定价同事答复；附加服务显示“另行报价”。',
  unit: '单位',
  item: '项目',
  from: '生效',
  since: (iso: string) => deskQueueCopy.at(iso),
  reads: {
    'tariff.put': '提交后的变动',
    'tariff.approved': '同意后的变动',
    'tariff.dropped': '撤回后的变动',
  } as const,
  changed: (count: number, shown: number) =>
    count > shown ? `改动 ${count} 个价格，变动最大的 ${shown} 个` : `改动 ${count} 个价格`,
  unchanged: '没有价格变动。',
  columns: { price: '价格', before: '现价', after: '改后', share: '变动' },
  share: (before: number, after: number) =>
    before === 0 ? '新价' : `${after > before ? '+' : ''}${Math.round(((after - before) / before) * 1000) / 10}%`,
  added: (rows: readonly string[]) => `新增报价：${rows.join('、')}`,
  gone: (rows: readonly string[]) => `不再报价，转为询价：${rows.join('、')}`,
  figure: (figure: number) => figure.toLocaleString('en-US', { maximumFractionDigits: 4 }),
  quotes: (count: number) => `锁定中的报价 ${count.toLocaleString('en-US')} 个，价格不变。`,
  next: ({ most, waits, from }: Pick<TariffReading, 'most' | 'waits' | 'from'>): string =>
    waits
      ? `价格最多变动 ${most}%；变动超过 ${FOUR_EYES_PERCENT}%、有新增或取消报价的，需由另一位定价同事复核，复核前价格不变。`
      : `价格最多变动 ${most}%。${deskQueueCopy.at(from)} 起新的报价按此计价。`,
};
