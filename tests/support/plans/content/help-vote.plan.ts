import { HELPED } from '../../../../domain/content/help-vote';
import { helpVoteMachine } from '../../../../machines/content/help-vote';
import { UNHELPED } from '../../../../stories/content/help-vote.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, failure: { code } });

export const helpVotePlan = sharedPlan('helpVotePlan', helpVoteMachine, {
  inputs: { 'a page': { code: '1.2.1', version: 3 } },
  events: {
    'vote.helped': 'bare',
    'vote.unhelped': 'bare',
    'reason.choose': { 'not what was sought': { reason: 'incomplete' }, 'something else': { reason: 'other' } },
    'words.type': ({ context: { draft } }) => ({
      ...(draft.words !== UNHELPED.words && { 'what is missing': { words: UNHELPED.words } }),
      ...(draft.words !== '' && { nothing: { words: '' } }),
    }),
    'vote.send': 'bare',
    'vote.leave': 'bare',
  },
  outcomes: {
    recallVote: {
      done: {
        'nothing was said': { ok: true, vote: null },
        'it has helped': { ok: true, vote: HELPED },
        'it has not helped': { ok: true, vote: UNHELPED },
        'no answer': { ok: false },
      },
      error: { bug: new TypeError('no vote') },
    },
    sendVote: {
      done: {
        helped: { ok: true, vote: HELPED },
        unhelped: { ok: true, vote: UNHELPED },
        offline: failed('network'),
        'another page by now': failed('moved'),
      },
      error: { bug: new TypeError('no answer') },
    },
  },
  distinguish: ({ vote, draft, isTried, failureCode }) => [
    vote?.helped,
    draft.helped,
    draft.reason,
    draft.words === '',
    isTried,
    failureCode,
  ],
});
