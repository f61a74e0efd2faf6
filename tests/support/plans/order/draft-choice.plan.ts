import { draftChoiceMachine } from '../../../../machines/order/draft-choice';
import { planFor } from '../../model/plan';
import { SOUND } from '../../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../../stories/order/quoted.fixtures';

const toluene = SOUND.goods.map((row) => ({ ...row, unNo: '1294', nameCn: '甲苯' }));
const older = { ...QUOTE, quoteId: 'Q0' };
const { isDanger, goods } = SOUND;

/** Everything that can become of a draft that was made at another price. */
export const draftChoicePlan = planFor(draftChoiceMachine, {
  inputs: { 'a page': undefined },
  events: {
    'choice.draft': {
      'of what was searched for': { form: { ...SOUND, quoteId: 'Q0' } },
      'of other goods': { form: { ...SOUND, quoteId: 'Q0', goods: toluene } },
      'of what was split off': { form: { ...SOUND, quoteId: '' } },
    },
    'choice.quote': { 'that was chosen': { quote: QUOTE, isDanger, goods } },
    'older.resume': 'bare',
    'older.leave': 'bare',
  },
  outcomes: {
    loadOlder: {
      done: {
        'the same question': { ok: true, quote: older, now: NOW },
        'another lane': {
          ok: true,
          quote: {
            ...older,
            search: { isDanger: 'N' },
            offer: { ...QUOTE.offer, dst: { code: 'KRPUS', nameCn: '釜山', nameEn: 'Busan' } },
          },
          now: NOW,
        },
        gone: { ok: false, failure: { code: 'missing' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ form, begun, older: found }) => [
    form?.quoteId,
    form?.goods[0]?.unNo,
    begun !== null,
    found?.quote.offer.dst?.code,
  ],
});
