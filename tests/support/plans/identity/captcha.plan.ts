import {
  captchaMachine,
  type CaptchaRefusal,
  type Picture,
  type WorkChallenge,
} from '../../../../machines/identity/captcha';
import { sharedPlan } from '../../model/plan';

export const NOW = 1_800_000_000_000;
export const PHONE = '13800138000';

export const puzzle: Picture = {
  token: 'd6b9586a4a284c1f94f1da1fb3deef85',
  secretKey: '0f4MxMoRkcVxGdIC',
  scene: 'data:image/png;base64,c2NlbmU=',
  piece: 'data:image/png;base64,cGllY2U=',
  words: [],
};

export const wordPuzzle: Picture = { ...puzzle, piece: null, words: ['海', '罐', '标'] };

/** Two numbers below four. */
export const workPuzzle: WorkChallenge = { token: puzzle.token, targets: ['00'.repeat(16), 'ff'.repeat(16)], span: 4 };

const refusal = (failure: CaptchaRefusal['failure']): CaptchaRefusal => ({ ok: false, answeredAt: NOW, failure });

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
    'would rather slide': { ok: false, failure: { code: 'switched', to: 'slider' } },
    'would rather click': { ok: false, failure: { code: 'switched', to: 'clickWord' } },
    'would rather not look': { ok: false, failure: { code: 'switched', to: 'work' } },
  },
  error: { bug },
} as const;

export const captchaPlan = sharedPlan('captchaPlan', captchaMachine, {
  inputs: { 'in a dialog': { form: 'pop', phone: PHONE }, 'in the page': { form: 'embedded', phone: PHONE } },
  events: {},
  outcomes: { slider: endings, clickWord: endings, work: endings },
  distinguish: ({ form, outcome }) => [form, outcome],
});
