import { callService } from '../../../domain/people/contact';
import type { ShelfFailureCode } from '../../../machines/support/shelf';

export const shelfCopy = {
  retry: '重试',
  again: '重新载入',
  loading: (what: string) => `正在载入${what}`,
  failure: {
    network: '网络不通，加载失败。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！请稍后重试。',
    unexpected: `出了点问题，加载失败。请重试，或${callService()}。`,
  } satisfies Record<ShelfFailureCode, string>,
};
