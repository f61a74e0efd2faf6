import type { CopyFailureCode } from '../../machines/order/order-copy';

export const orderCopyCopy = {
  again: '再下一单',
  anew: '一键重新下单',
  failure: {
    network: '网络不通，没有复制。请检查网络后重试。',
    unavailable: '服务暂时没有答复，没有复制。请稍后重试。',
    unexpected: '出了点问题，没有复制。请重试，或致电客服。',
  } satisfies Record<CopyFailureCode, string>,
};
