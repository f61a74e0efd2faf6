import type { DgdForm } from '../../../../../domain/modes/dgd/form';
import { serviceOfferId } from '../../../../../domain/modes/dgd/offered';
import type { GatewayCase } from '../../../../support/modes/gateway-case';
import { soundDgd } from '../../../../support/dgd-order';

export const DGD_CASE: GatewayCase = {
  id: 'DGD',
  find: () => Promise.resolve({ search: { type: '1', unNo: '1230' }, offerId: serviceOfferId('1') }),
  sound: ({ quoteId }) => ({ ...soundDgd('1'), quoteId, files: [] }) satisfies DgdForm,
  faulty: { change: { deliverTo: 'nowhere' }, path: 'deliverTo' },
  larger: (form) => ({ ...form, count: '2' }),
  holdsNothing: true,
};
