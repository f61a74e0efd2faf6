import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { asideQuestion } from '../../support/aside';
import type { EnquiryPriceAnswer } from './enquiry-price.types';

/** Current price of an enquiry as an order; null when no offer fits. */
export const enquiryPriceMachine = asideQuestion<EnquiryForm, EnquiryPriceAnswer>('enquiryPrice', {
  aside: '询价旁的即时价：所填有改动，停止输入后问同航线现在多少钱',
  idle: '没有即时价可问',
  waiting: '刚改过，等停止输入',
  asking: '正在取即时价',
  told: '即时价已取到，或没有',
  silent: '加载失败，不影响询价',
});

export type EnquiryPriceMachine = typeof enquiryPriceMachine;
export type EnquiryPriceActor = ActorRefFrom<typeof enquiryPriceMachine>;
export type EnquiryPriceSnapshot = SnapshotFrom<typeof enquiryPriceMachine>;
