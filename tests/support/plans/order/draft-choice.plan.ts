import type { OrderForm } from '../../../../domain/order/form/form';
import type { NamedDraft } from '../../../../machines/order/order-draft';
import { draftChoiceMachine } from '../../../../machines/order/draft-choice';
import { sharedPlan } from '../../model/plan';
import { SOUND } from '../../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../../stories/order/quoted.fixtures';

const toluene = SOUND.goods.map((row) => ({ ...row, unNo: '1294', nameCn: '甲苯' }));
const heavier = SOUND.goods.map((row) => ({ ...row, grossKg: '17500' }));
const older = { ...QUOTE, quoteId: 'Q0' };
const { isDanger, goods } = SOUND;

const draft = (change: Partial<OrderForm>, key = 'K1'): NamedDraft => {
  return { key, draftId: key, about: null, form: { ...SOUND, ...change }, savedAt: NOW, revision: 1 };
};
const persulfate = SOUND.goods.map((row) => ({ ...row, unNo: '1505', nameCn: '过硫酸钠' }));
const other = draft({ quoteId: 'Q9', goods: persulfate }, 'K2');

export const draftChoicePlan = sharedPlan('draftChoicePlan', draftChoiceMachine, {
  inputs: { 'a page': undefined },
  events: {
    'choice.drafts': {
      'of what was searched for': { drafts: [draft({ quoteId: 'Q0' })] },
      'of another weight': { drafts: [draft({ quoteId: 'Q0', goods: heavier })] },
      'of other goods': { drafts: [draft({ quoteId: 'Q0', goods: toluene }), other] },
      'of what was split off': { drafts: [draft({ quoteId: '' })] },
    },
    'choice.quote': { 'that was chosen': { quote: QUOTE, isDanger, goods, searched: { boxes: SOUND.boxes } } },
    'older.resume': { 'the first': { key: 'K1' }, another: { key: 'K2' } },
    'older.drop': { 'the first': { key: 'K1' }, another: { key: 'K2' } },
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
  distinguish: ({ drafts, draft: taken, dropKey, begun, older: found }) => [
    dropKey,
    drafts.length,
    taken?.key,
    taken?.form.quoteId,
    taken?.form.goods[0]?.unNo,
    taken?.form.goods[0]?.grossKg,
    begun !== null,
    found?.quote.offer.dst?.code,
  ],
});
