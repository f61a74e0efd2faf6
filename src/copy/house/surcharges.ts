import type { SurchargeReading, SurchargeStand } from '../../../domain/house/surcharge';
import { FOUR_EYES_PERCENT } from '../../../domain/offer/surcharge';
import { secondPersonCopy } from './second-person';

type Change = Pick<SurchargeReading, 'moved' | 'waits'>;

export const surchargeCopy = {
  stands: {
    NEW: '新的附加费',
    WAITING: secondPersonCopy.waits,
    ENDING: '待复核撤回',
    HOLDS: '收取中',
    COMING: '未开始',
    OVER: '已结束',
    DROPPED: '已撤回',
  } satisfies Record<SurchargeStand, string>,
  looks: {
    NEW: 'grey',
    WAITING: 'warn',
    ENDING: 'warn',
    HOLDS: 'good',
    COMING: 'grey',
    OVER: 'grey',
    DROPPED: 'grey',
  } as const satisfies Record<SurchargeStand, string>,
  reads: {
    NEW: '客户将在费用明细里读到',
    WAITING: '复核同意后，客户将在费用明细里读到',
    ENDING: '客户现在在费用明细里读到，直到复核同意撤回',
    HOLDS: '客户现在在费用明细里读到',
    COMING: '客户将在费用明细里读到',
    OVER: '客户曾在费用明细里读到',
    DROPPED: '客户曾在费用明细里读到',
  } satisfies Record<SurchargeStand, string>,
  readsNoMore: '客户不再读到',
  /** Consequence of submitting the change. */
  next: ({ moved, waits }: Change): string =>
    waits
      ? `与 7 天前相比，价格最多变动 ${moved}%，超过 ${FOUR_EYES_PERCENT}%：提交后需由另一位定价同事复核，复核前价格不变。`
      : `与 7 天前相比，价格最多变动 ${moved}%。提交后新的报价在 1 秒内按此计价。`,
  offers: '30 天内涉及的班次与场站',
  quotes: '锁定中的报价（价格不变）',
  examples: '最近询过价的线路，按今天计',
  noExamples: '最近没有人询过受影响的价格。',
  columns: { way: '线路', before: '现价', after: '改后' },
} as const;
