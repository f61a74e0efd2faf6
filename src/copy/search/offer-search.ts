import { callService } from '../../../domain/people/contact';
import type { SearchFailureCode } from '../../../machines/booking/offer-search';

export const offerSearchCopy = {
  title: '整箱船期',
  bar: '查询条件',
  edit: '修改查询条件',
  again: '重新搜索',
  loading: '正在核对承运人与港口，取各班船总价',
  partial: '部分航次暂无即时价，2 个工作小时内报价。',
  other: {
    title: '查询条件已改',
    text: '刚才的结果是按改动前的条件得出的，不再显示。',
    back: '恢复原来的条件',
  },
  empty: {
    title: '暂无符合条件的船期',
    text: '这条航线在所选日期前后没有船。可放宽日期，或发起询价，由客服找船。',
    widen: '不限日期再查',
    enquire: '发起询价',
  },
  failed: {
    title: '结果加载失败',
    kept: '查询条件和筛选都在网址里，不会丢。',
    retry: '重试',
    request: (id: string) => `请求号 ${id}`,
    why: {
      network: '网络不通，结果加载失败。请检查网络后重试。',
      unavailable: '抱歉，服务器繁忙！请稍后重试。',
      unexpected: `出了点问题，结果加载失败。请重试，或${callService()}。`,
    } satisfies Record<SearchFailureCode, string>,
  },
};

type Ends = { org: string; dst: string };

export type OfferSearchCopy = Omit<typeof offerSearchCopy, 'empty'> & {
  empty: typeof offerSearchCopy.empty & { none?: string };
  ends?: { why: Ends; go: Ends };
};

export const sailingSearchCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  empty: {
    ...offerSearchCopy.empty,
    none: '平台的船期表里还没有这条航线的班次。可发起询价，由客服找船。',
  },
};
