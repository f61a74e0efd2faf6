import type { MeasuredOutcome, MeasuredStand } from '../../../domain/order/on-site/measured';
import { TOLERANCE_PERCENT } from '../../../domain/order/on-site/tolerance';

export const orderMeasuredCopy = {
  title: '进仓实测',
  columns: { part: '货量', booked: '订舱', came: '实测' },
  rows: { kg: '重量 kg', m3: '体积 m³', charged: '计费吨' },
  at: (moment: string) => `${moment} 仓库实测`,
  outcome: {
    SAME: `与订舱相差不超过 ${TOLERANCE_PERCENT}%，价格不变。`,
    MORE: `超过订舱 ${TOLERANCE_PERCENT}%，按实测计费。`,
    LESS: `少于订舱 ${TOLERANCE_PERCENT}% 以上：按实测计费，留空的舱位收亏舱费。`,
  } satisfies Record<MeasuredOutcome, string>,
  stands: {
    SETTLED: () => '',
    ASKED: (until: string) => `请在 ${until} 前确认；逾期货物留待下一班，不收改配费。`,
    ACCEPTED: () => '加收已确认，货物按本班装运。',
    WAITING: (until: string) => `货物已改配本页所示班次，不收改配费；请在 ${until} 前确认加收，否则再顺延一班。`,
    STRANDED: () => '后续班次暂无可用箱位，平台会与您联系。',
  } satisfies Record<MeasuredStand, (until: string) => string>,
  short: {
    ASKED: (until: string) => `进仓实测超出订舱，请在 ${until} 前确认加收`,
    WAITING: (until: string) => `货物已改配后一班，请在 ${until} 前确认加收`,
    STRANDED: () => '货物在仓等待改配，平台会与您联系',
  },
  changes: { item: '费用', before: '原', now: '按实测', difference: '差额', none: '无' },
  total: '总价',
  accept: (total: string) => `确认加收，总价 ${total}`,
  decline: '不加收，留待下一班',
};
