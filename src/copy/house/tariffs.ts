import type { TariffReading, TariffStand } from '../../../domain/house/tariff-shape';
import { FOUR_EYES_PERCENT } from '../../../domain/offer/surcharge';
import { deskQueueCopy } from './desk-queue';
import { secondPersonCopy } from './second-person';

type Cell = string | number;
type Hit = Pick<TariffReading, 'quotes' | 'orders'>;

const STANDS = {
  NONE: '未录入，查不到船',
  BASE: '演示船期',
  WAITING: secondPersonCopy.waits,
  COMING: '待生效',
  HOLDS: '执行中',
} satisfies Record<TariffStand, string>;

const NAMED_SHIPS = 8;
const firstShips = (rows: readonly string[]): string =>
  `${rows.slice(0, NAMED_SHIPS).join('、')}${rows.length > NAMED_SHIPS ? ' 等' : ''}`;

export const tariffCopy = {
  stands: { PRICES: { ...STANDS, NONE: '未设价，转询价', BASE: '演示价' }, SHIPS: STANDS },
  looks: {
    NONE: 'warn',
    BASE: 'grey',
    WAITING: 'warn',
    COMING: 'grey',
    HOLDS: 'good',
  } as const satisfies Record<TariffStand, string>,
  count: (rows: number) => `${rows} 行`,
  now: { PRICES: '现价', SHIPS: '现行船期' },
  ships: (shown: number, count: number) => `尚未开航的 ${count} 班，按开航先后列前 ${shown} 班`,
  pending: { WAITING: '待复核的变动', COMING: '将要生效的变动' },
  none: {
    PRICES: '现在没有价格：运价转为询价，由定价同事答复；附加服务显示“另行报价”。',
    SHIPS: '没有尚未开航的班次：客户查不到这家船公司的船。',
  },
  unit: { PRICES: '单位', SHIPS: '时间' },
  item: { PRICES: '项目', SHIPS: '班次' },
  from: '生效',
  since: (iso: string) => deskQueueCopy.at(iso),
  reads: {
    'tariff.put': '提交后的变动',
    'tariff.approved': '同意后的变动',
    'tariff.dropped': '撤回后的变动',
  } as const,
  changed: {
    PRICES: (count: number, shown: number) =>
      count > shown ? `改动 ${count} 个价格，变动最大的 ${shown} 个` : `改动 ${count} 个价格`,
    SHIPS: (count: number, shown: number) =>
      count > shown ? `改动 ${count} 处，列前 ${shown} 处` : `改动 ${count} 处`,
  },
  unchanged: { PRICES: '没有价格变动。', SHIPS: '班次没有变动。' },
  columns: {
    PRICES: { price: '价格', before: '现价', after: '改后', share: '变动' },
    SHIPS: { price: '班次', before: '现在', after: '改后' },
  },
  share: (before: Cell, after: Cell) =>
    typeof before === 'string' || typeof after === 'string'
      ? ''
      : before === 0
        ? '新价'
        : `${after > before ? '+' : ''}${Math.round(((after - before) / before) * 1000) / 10}%`,
  added: {
    PRICES: (rows: readonly string[]) => `新增报价：${rows.join('、')}`,
    SHIPS: (rows: readonly string[]) => `新增 ${rows.length} 班：${firstShips(rows)}`,
  },
  gone: {
    PRICES: (rows: readonly string[]) => `不再报价，转为询价：${rows.join('、')}`,
    SHIPS: (rows: readonly string[]) => `撤下 ${rows.length} 班：${firstShips(rows)}`,
  },
  figure: (figure: Cell) =>
    typeof figure === 'string' ? figure : figure.toLocaleString('en-US', { maximumFractionDigits: 4 }),
  quotes: {
    PRICES: ({ quotes }: Hit) => `锁定中的报价 ${quotes.toLocaleString('en-US')} 个，价格不变。`,
    SHIPS: ({ quotes, orders }: Hit) =>
      quotes + orders === 0
        ? '有变动的班次不涉及锁定中的报价和在办订单。'
        : `撤下或改期的班次上有锁定中的报价 ${quotes.toLocaleString('en-US')} 个，不能再下单；有变动的班次上有在办订单 ${orders.toLocaleString('en-US')} 个，保留下单时的班次与日期，请逐单联系客户。`,
  },
  next: ({ topic, most, waits, from }: Pick<TariffReading, 'topic' | 'most' | 'waits' | 'from'>): string => {
    if (topic === 'SHIPS')
      return waits
        ? '有在办订单的班次撤下或有变动，需由另一位定价同事复核，复核前船期不变。'
        : `${deskQueueCopy.at(from)} 起按此排班。`;
    return waits
      ? `价格最多变动 ${most}%；变动超过 ${FOUR_EYES_PERCENT}%、有新增或取消报价的，需由另一位定价同事复核，复核前价格不变。`
      : `价格最多变动 ${most}%。${deskQueueCopy.at(from)} 起新的报价按此计价。`;
  },
};
