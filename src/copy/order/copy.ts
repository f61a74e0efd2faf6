import { callService } from '../../../domain/people/contact';
import type { CopyFailureCode } from '../../../machines/order/order-copy';

export const orderCopyCopy = {
  again: '再下一单',
  anew: '一键重新下单',
  carrying: '正在带入订单',
  notCarried: '订单带入失败',
  retry: '重试',
  without: '不带入，自己填',
  failure: {
    network: '网络不通，复制失败。请检查网络后重试。',
    unavailable: '服务暂时没有答复，复制失败。请稍后重试。',
    missing: '没有找到这票订单。请登录下单时的账号后重试，或核对订单号。',
    unexpected: `出了点问题，复制失败。请重试，或${callService()}。`,
  } satisfies Record<CopyFailureCode, string>,
};
