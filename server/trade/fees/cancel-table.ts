import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { chargeAgreement } from '../../../contract/offers/fees';
import { BOX_TYPES } from '../../../domain/offer/search';
import { cancelFee } from '../../../domain/order/money/cancel-fees';
import { formatMoney } from '../../../domain/values/money';
import { statesBefore, type OrderState } from '../../../domain/order/life/lifecycle';
import { CONSTANTS } from '../../world/constants/catalogue';

type CancelFee = ReplyOf<typeof chargeAgreement>['cancelFees'][number];

const stateName = (state: OrderState): string =>
  CONSTANTS.get('orderStatus')?.items.find(({ code }) => code === state)?.name ?? state;

function feeText(state: OrderState): string {
  const fees = BOX_TYPES.map((type) => ({ type, fee: cancelFee(state, [{ type, count: 1 }]) }));
  if (fees.every(({ fee }) => fee === null || fee.amount === 0)) return '免费';
  const sums = [...new Set(fees.map(({ fee }) => (fee ? formatMoney(fee) : '')))];
  const typesAt = (sum: string) => fees.flatMap(({ type, fee }) => (fee && formatMoney(fee) === sum ? [type] : []));
  return sums.map((sum) => `${typesAt(sum).join('、')} 每箱 ${sum}`).join('，');
}

export const cancelTable = (): CancelFee[] =>
  statesBefore('cancelled')
    .filter((state) => state !== 'DRAFT')
    .map((state) => ({ state, stateName: stateName(state), fee: feeText(state) }));
