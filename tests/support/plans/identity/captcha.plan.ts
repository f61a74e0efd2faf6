import { captchaMachine, type CaptchaRefusal, type Challenge } from '../../../../machines/identity/captcha';
import { planFor } from '../../model/plan';

export const NOW = 1_800_000_000_000;

export const puzzle: Challenge = {
  token: 'd6b9586a4a284c1f94f1da1fb3deef85',
  secretKey: '0f4MxMoRkcVxGdIC',
  scene: 'data:image/png;base64,c2NlbmU=',
  piece: 'data:image/png;base64,cGllY2U=',
  words: [],
};

export const wordPuzzle: Challenge = { ...puzzle, piece: null, words: ['海', '罐', '标'] };

const refusal = (failure: CaptchaRefusal['failure']): CaptchaRefusal => ({ ok: false, answeredAt: NOW, failure });

/** Every way a gateway can say no. */
export const refusals = {
  wrong: refusal({ code: 'refused', message: '拼块未对准缺口' }),
  expired: refusal({ code: 'expired' }),
  limited: refusal({ code: 'limited', message: '获取过于频繁', retryAfterSeconds: 42 }),
  'limited, nobody knows how long': refusal({ code: 'limited', message: '获取过于频繁', retryAfterSeconds: null }),
  offline: refusal({ code: 'network' }),
};

export const bug = new TypeError('not an answer');

const endings = {
  done: {
    passed: { ok: true, proof: 'proof' },
    cancelled: { ok: false, failure: { code: 'cancelled' } },
    failed: { ok: false, failure: { code: 'failed' } },
    'would rather try the other': { ok: false, failure: { code: 'switched' } },
  },
  error: { bug },
} as const;

export const captchaPlan = planFor(captchaMachine, {
  inputs: { 'in a dialog': { form: 'pop' }, 'in the page': { form: 'embedded' } },
  events: {},
  outcomes: { slider: endings, clickWord: endings },
  distinguish: ({ form, outcome }) => [form, outcome],
});
