import { newEditionsMachine, type TextStand } from '../../../../machines/identity/new-editions';
import { sharedPlan } from '../../model/plan';

const NONE = { added: [], changed: [], dropped: [] };
export const MORE = { added: ['十三、争议的解决'], changed: ['五、信息真实'], dropped: ['九、旧版说明'] };
const LESS = { added: [], changed: ['三、我们怎样保管'], dropped: [] };

const agreement = (change: Partial<TextStand>): TextStand => ({
  documentId: 'user-agreement',
  holds: '2020-07-14',
  isAgreed: true,
  changes: NONE,
  comes: null,
  ...change,
});
const privacy = (change: Partial<TextStand> = {}): TextStand => ({
  ...agreement({}),
  documentId: 'privacy-notice',
  holds: '2021-03-09',
  ...change,
});
const comes = { version: '2027-01-18', changes: LESS };
const found = (texts: readonly TextStand[], told: readonly string[] = []) => ({ ok: true as const, texts, told });

export const OWED = agreement({ holds: '2026-12-08', isAgreed: false, changes: MORE });

export const newEditionsPlan = sharedPlan('newEditionsPlan', newEditionsMachine, {
  inputs: { 'a new page': undefined },
  events: {
    'person.came': 'bare',
    'person.left': 'bare',
    'agreement.demanded': 'bare',
    'editions.agree': 'bare',
    'editions.postpone': 'bare',
    'announcement.dismiss': 'bare',
    'page.seen': 'bare',
  },
  outcomes: {
    personWatcher: 'stream',
    seenWatcher: 'stream',
    loadEditions: {
      done: {
        'all agreed': found([agreement({}), privacy()]),
        'an edition to come': found([agreement({}), privacy({ comes })]),
        'an edition to come, told before': found([agreement({}), privacy({ comes })], ['privacy-notice 2027-01-18']),
        'an edition not agreed to': found([OWED, privacy()]),
        'a newer one not agreed to': found([agreement({ ...OWED, holds: '2026-12-29' }), privacy()]),
        'one not agreed to, one to come': found([OWED, privacy({ comes })]),
        offline: { ok: false, code: 'network' },
        unavailable: { ok: false, code: 'unavailable' },
      },
      error: { bug: new TypeError('not an edition') },
    },
    agreeToEditions: {
      done: {
        kept: { ok: true },
        'another edition holds': { ok: false, code: 'changed' },
        offline: { ok: false, code: 'network' },
        unavailable: { ok: false, code: 'unavailable' },
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ texts, told, failure, isNewer }) => [
    texts.map(({ holds, isAgreed, comes: next }) => [holds, isAgreed, next?.version]),
    told,
    failure,
    isNewer,
  ],
});
