import { callService } from '../../../domain/people/contact';
import type { DocumentFailureCode } from '../../../machines/order/order-document';

export const orderDocumentFailures = {
  network: '网络不通，单据加载失败。请检查网络后重试。',
  unavailable: '抱歉，服务器繁忙！请稍后重试。',
  unexpected: `出了点问题，单据加载失败。请重试，或${callService()}。`,
} satisfies Record<DocumentFailureCode, string>;
