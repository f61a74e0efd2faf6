import { helpSearchMachine } from '../../../../machines/content/help-search';
import { HELP } from '../../../../stories/content/help.fixtures';
import { sharedPlan } from '../../model/plan';

export const helpSearchPlan = sharedPlan('helpSearchPlan', helpSearchMachine, {
  inputs: {
    'a page': { code: '1.2.1', text: '' },
    'a search': { code: '', text: '危包证' },
  },
  events: {
    'address.read': {
      'another page': { code: '3', text: '' },
      'no such page': { code: '99', text: '' },
      'a search': { code: '', text: '危包证' },
    },
    'text.type': ({ context }) => ({
      ...(context.text !== 'kdzj' && { 'initials of a title': { text: 'kdzj' } }),
      ...(context.text !== '火星' && { 'what stands nowhere': { text: '火星' } }),
      ...(context.text !== '' && { nothing: { text: '' } }),
    }),
    'help.retry': 'bare',
  },
  outcomes: {
    loadHelp: {
      done: {
        'all of it': { ok: true, pages: HELP },
        offline: { ok: false, failure: { code: 'network' } },
        refused: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ code, text, pages, failureCode }) => [code, text, pages.length, failureCode],
});
