import type { submitOrder } from '../../../../../contract/modes/fcl/order';
import { randomUUID } from 'node:crypto';

import type { ReplyOf, RequestOf } from '../../../../../contract/wire/endpoint';
import { FIRST_EDITIONS } from '../../../../../domain/order/papers/protocol';
import type { FclForm } from '../../../../../domain/modes/fcl/form';
import { FCL } from '../../../../../domain/modes/fcl/mode';
import type { FclQuote as Quote } from '../../../../../domain/modes/fcl/quote';
import type { Sailing, SailingSearch } from '../../../../../domain/offer/sailing';
import { dangerousOrder, generalOrder } from '../../../../support/fcl-order';
import { goodsOf } from '../../../../support/goods-of';

export type Submission = RequestOf<typeof submitOrder>;
export type Submitted = ReplyOf<typeof submitOrder>;

export const DANGEROUS: SailingSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'Y',
  unNo: '1230',
  boxes: [{ type: '20GP', count: 1 }],
};
export const GENERAL: SailingSearch = {
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  isDanger: 'N',
  boxes: [{ type: '20GP', count: 1 }],
};

export const isBookable = ({ state, price, acceptance, slots }: Sailing) =>
  state === 'OPEN' && price !== null && acceptance.level !== 'BLOCK' && slots > 5;

export const newKey = () => randomUUID();

export function submissionOn(quote: Quote, change: Partial<FclForm> = {}): Submission {
  const { quoteId, offer, search } = quote;
  const sound = search.isDanger === 'Y' ? { ...dangerousOrder, services: [], declMode: 'SELF' as const } : generalOrder;
  const form = { ...sound, quoteId, offerId: offer.offerId, files: [], ...change };
  return {
    form,
    shownTotal: FCL.price(form, quote, goodsOf)?.totalUsd ?? { amount: 0, currency: '2' },
    protocolVersion: FIRST_EDITIONS['shipping-protocol'],
  };
}
