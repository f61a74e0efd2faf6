import { slotFormMachine } from '../../../machines/content/slot-form';
import { composeCaptcha } from '../../effects/captcha/compose-captcha';
import { connectTo } from '../../effects/gateway/connect';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { once } from '../once';

type Open = () => Promise<Gateway>;

/** A slot, with the captcha of the house. */
export function composeSlots(gateway: Open) {
  const calls = once(async () => {
    const [open, { slotCallsOver }, { slotKeyOf }] = await Promise.all([
      gateway(),
      import('../../effects/campaign/slot-calls'),
      import('../../effects/campaign/slot-key'),
    ]);
    return slotCallsOver(open, slotKeyOf);
  });
  const challenge = once(async () => {
    const connect = connectTo(location.origin);
    const [{ requestChallengeVia }, { checkAnswerVia }, { checkWorkVia }] = await Promise.all([
      import('../../effects/captcha/request-challenge'),
      import('../../effects/captcha/check-answer'),
      import('../../effects/captcha/check-work'),
    ]);
    return {
      requestChallenge: requestChallengeVia(connect),
      checkAnswer: checkAnswerVia(connect),
      checkWork: checkWorkVia(connect),
    };
  });
  return slotFormMachine.provide({
    actors: {
      loadSlots: late(async () => (await calls()).loadSlots),
      bookSlot: late(async () => (await calls()).bookSlot),
      changeSlot: late(async () => (await calls()).changeSlot),
      obtainProof: composeCaptcha({
        requestChallenge: late(async () => (await challenge()).requestChallenge),
        checkAnswer: late(async () => (await challenge()).checkAnswer),
        checkWork: late(async () => (await challenge()).checkWork),
      }),
    },
  });
}
