import { callService } from '../../../domain/people/contact';
import type { AnswerFailureCode } from '../../../machines/order/order-answer';

export const answerFailures = {
  late: '这张订单已有新的决定，或期限已过，请看最新状态。',
  price: '总价已变化，请看最新金额后再确认。',
  gone: `这种办法刚刚没有了，请选择另一种，或${callService()}。`,
  network: '网络不通，决定提交失败。请检查网络后重试。',
  unavailable: '抱歉，服务器繁忙！决定提交失败，请稍后重试。',
  unexpected: `出了点问题，决定提交失败。请重试，或${callService()}。`,
} satisfies Record<AnswerFailureCode, string>;
