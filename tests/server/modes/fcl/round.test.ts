import { FCL } from '../../../../contract/modes/fcl';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import { describeGateway } from '../../../support/modes/describe-gateway';
import { bookableOn } from '../../orders/support/booking';
import { DANGEROUS, submissionOn } from '../../orders/support/submission';

describeGateway(
  {
    id: 'FCL',
    find: async (gateway) => ({ search: DANGEROUS, offerId: (await bookableOn(gateway, DANGEROUS)).sailingId }),
    sound: (quote) => submissionOn(quote as FclQuote).form,
    faulty: { change: { boxOwner: '' }, path: 'boxOwner' },
    larger: (form) => ({ ...form, boxes: [{ type: '20GP', count: '2' }] }) as FclForm,
  },
  FCL.receipt,
);
