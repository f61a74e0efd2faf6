import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { BesideChoice } from '../../../domain/order/drafts/beside';
import { asideQuestion } from '../../support/aside';
import type { FreightQuestion } from './freight-choice.types';

/** Freight orders that can be placed with a purchase. */
export const freightChoiceMachine = asideQuestion<FreightQuestion, readonly BesideChoice[]>('freightChoice', {
  aside: '一并提交的运输订单：选了由运输订单提货、或回到本页时，问有哪些运输草稿可用',
  idle: '不由运输订单提货，没有要问的',
  waiting: '稍等再问',
  asking: '正在核对运输草稿',
  told: '已列出运输草稿',
  silent: '取不到运输草稿，可刷新',
});

export type FreightChoiceMachine = typeof freightChoiceMachine;
export type FreightChoiceActor = ActorRefFrom<typeof freightChoiceMachine>;
export type FreightChoiceSnapshot = SnapshotFrom<typeof freightChoiceMachine>;
