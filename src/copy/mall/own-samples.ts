import {
  MOST_SAMPLES,
  MOST_TOLD_SAMPLES,
  SAMPLE_WINDOW_DAYS,
  type OwnSample,
  type ProductSamples,
} from '../../../domain/mall/samples';
import type { ShelfFailureCode } from '../../../machines/support/shelf';

export const ownSamplesCopy = {
  title: '我的样品',
  lead: `每种商品 ${SAMPLE_WINDOW_DAYS} 天内最多 ${MOST_SAMPLES} 次，未通过的不计；能否再申请以商品页为准。`,
  loading: '正在取样品…',
  refresh: '刷新',
  retry: '重试',
  none: '还没有申请过样品',
  noneText: '在商品页填写规格与用途，审核通过后寄出。',
  toShop: '去选商品',
  named: ({ nameCn, grade }: OwnSample['product']) => `${nameCn} ${grade}`,
  left: ({ left, from, records }: ProductSamples): string =>
    left === 0
      ? `${SAMPLE_WINDOW_DAYS} 天内的次数已用完，${from} 起可再申请`
      : `${SAMPLE_WINDOW_DAYS} 天内还可申请 ${left} 次${records.some(({ state }) => state === 'ASKED') ? '，待审核的一份有结果后' : ''}`,
  toProduct: '看商品与申请',
  cut: `只列最近 ${MOST_TOLD_SAMPLES} 份。`,
  failure: {
    network: '网络不通，请检查网络后重试',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<ShelfFailureCode, string>,
};
