import { describeModel } from '../../support/model/describe-model';
import { readingPlan } from '../../support/plans/content/reading.plan';

describeModel(readingPlan, {
  invariants: {
    'nothing can be confirmed before it was read and waited for': ({ context, ...now }) =>
      !now.hasTag('confirmable') || (context.percent === 100 && context.secondsLeft === 0),
    'what was read stays read': (now, before) => !before?.hasTag('read') || now.hasTag('read') || now.status === 'done',
    'the gauge never falls': (now, before) => now.context.percent >= (before?.context.percent ?? 0),
    'the countdown never rises, and never shows more than ten': (now, before) =>
      now.context.secondsLeft <= (before?.context.document ? before.context.secondsLeft : 10),
    'an edition that is looked up is never confirmed': ({ context: { version, outcome } }) =>
      version === undefined || !outcome.isConfirmed,
    'a text that is being read is not lost by Esc': (now) =>
      !now.can({ type: 'reading.dismiss' }) || now.hasTag('dismissable'),
    'the code names the text': ({ context: { outcome, text } }) =>
      !outcome.isConfirmed ||
      outcome.completionCode ===
        {
          agreement: '1',
          privacy: '2',
          protocol: '3',
          deskProtocol: '3',
          storageProtocol: '3',
          saleProtocol: '3',
          charges: '4',
        }[text],
  },
});
