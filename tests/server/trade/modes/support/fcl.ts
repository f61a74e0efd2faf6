import type { FclForm } from '../../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../../domain/modes/fcl/quote';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { bookableOn } from '../../../orders/orders/support/booking';
import { DANGEROUS, submissionOn } from '../../../orders/orders/support/submission';

export const FCL_CASE: GatewayCase = {
  id: 'FCL',
  find: async (gateway) => ({ search: DANGEROUS, offerId: (await bookableOn(gateway, DANGEROUS)).sailingId }),
  sound: (quote) => submissionOn(quote as FclQuote).form,
  faulty: { change: { boxOwner: '' }, path: 'boxOwner' },
  larger: (form) => ({ ...form, boxes: [{ type: '20GP', count: '2' }] }) as FclForm,
};
