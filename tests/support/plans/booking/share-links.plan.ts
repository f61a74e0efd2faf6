import { FIRST_LIST } from '../../../../domain/mall/lists';
import { shareLinksMachine } from '../../../../machines/booking/share-links';
import { ADDRESS, EXPIRED, EXTENDED, LIVING, REVOKED } from '../../../../stories/booking/share.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });

const SECOND_LIST = { listId: 'list-2', name: '十二月备货' };

export const shareLinksPlan = sharedPlan('shareLinksPlan', shareLinksMachine, {
  inputs: { 'a list': undefined },
  events: {
    'person.find': 'bare',
    'person.changed': ({ context: { failureCode, show } }) =>
      failureCode === null && show === 'TOTAL' ? { 'somebody else': {} } : {},
    'links.refresh': 'bare',
    'show.choose': ({ context: { show } }) =>
      show === 'TOTAL' ? { 'no prices': { show: 'NONE' as const } } : { 'the total': { show: 'TOTAL' as const } },
    'login.ask': ({ context: { needsLogin } }) => ({ turned: { needsLogin: !needsLogin } }),
    'link.make': 'bare',
    'link.revoke': ({ context: { links } }) =>
      links.some(({ state }) => state === 'LIVING') ? { 'the first': { shareId: LIVING.shareId } } : {},
    'link.extend': ({ context: { links } }) =>
      links.some(({ canExtend }) => canExtend) ? { 'the first': { shareId: LIVING.shareId } } : {},
  },
  outcomes: {
    loadLinks: {
      done: {
        'two links': { ok: true as const, links: [LIVING, EXPIRED], open: SECOND_LIST },
        none: { ok: true as const, links: [], open: FIRST_LIST },
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no links') },
    },
    makeLink: {
      done: {
        made: { ok: true as const, links: [LIVING, EXPIRED], address: ADDRESS },
        'nothing is listed': failed('empty'),
        'another list is open by now': failed('moved'),
        'too many': failed('full'),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no link') },
    },
    changeLink: {
      done: {
        'taken back': { ok: true as const, links: [REVOKED, EXPIRED] },
        extended: { ok: true as const, links: [{ ...EXTENDED, shareId: LIVING.shareId }, EXPIRED] },
        'over by now': failed('over'),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    personWatcher: 'stream',
  },
  distinguish: ({ links, show, needsLogin, address, change, failureCode, lostCode }) => [
    [links.map(({ state, canExtend }) => [state, canExtend]), show, needsLogin],
    [address, change?.kind ?? null, failureCode, lostCode],
  ],
});
