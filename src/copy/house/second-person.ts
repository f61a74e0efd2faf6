import { type AnswerDoubt, type DoubtedPrice, FAR_ABOVE_TIMES } from '../../../domain/order/enquiry/answer-doubts';
import { formatMoney } from '../../../domain/values/money';

export const secondPersonCopy = {
  waits: '待复核',
  own: '您提交的，需由另一位定价同事复核。',
  answer: {
    title: '待复核的报价',
    returned: '已退回的报价',
    onPage: '复核同意后，询价人在询价页将看到',
    /** Replaces the preview of the message to the owner. */
    next: '提交后需由另一位定价同事复核，复核同意前询价人看不到，也不发短信。',
    put: (by: string, at: string) => `${at}${by === '' ? '' : `，${by} 提交`}`,
    why: (by: string, at: string, reason: string) => `${at}，${by} 退回：${reason}`,
  },
  doubts: {
    BELOW_TARIFF: (tariff: string) => `总价低于现在直接下单的 ${tariff}`,
    FAR_ABOVE_TARIFF: (tariff: string) => `总价超过现在直接下单 ${tariff} 的 ${FAR_ABOVE_TIMES} 倍`,
    NO_TARIFF: () => '这票货没有公布价可比',
    NO_DANGER: () => '危险品没有另收附加费',
  } satisfies Record<AnswerDoubt, (tariff: string) => string>,
} as const;

export const doubtSentence = (doubt: AnswerDoubt, { tariff }: Pick<DoubtedPrice, 'tariff'>): string =>
  secondPersonCopy.doubts[doubt](tariff === null ? '' : formatMoney(tariff));
