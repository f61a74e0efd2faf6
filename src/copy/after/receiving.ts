import { COMPLAIN_DAYS } from '../../../domain/order/changes/complaint';

export const orderReceivingCopy = {
  title: '确认收货',
  check: `请核对件数、外观与单证，无误后确认收货，订单随即完成；确认后 ${COMPLAIN_DAYS} 天内仍可投诉。`,
  accept: '确认收货',
};
