import { LCL } from '../../../../contract/modes/lcl';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { describeGateway } from '../../../support/modes/describe-gateway';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

describeGateway(
  {
    id: 'LCL',
    async find(gateway) {
      const search = searchOf('1230', 0.8);
      const offer = (await departures(gateway, search)).findLast(isBookable);
      if (!offer) throw new Error('no shared box can be booked');
      return { search, offerId: offer.offerId };
    },
    sound: (quote) => soundOn(quote as LclQuote),
    faulty: { change: { marks: '' }, path: 'marks' },
    larger: (form) => ({ ...form, goods: form.goods.map((row) => ({ ...row, volume: '2.4' })) }) as LclForm,
  },
  LCL.receipt,
);
