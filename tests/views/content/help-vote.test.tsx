import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectHelpVote, type HelpVoteSnapshot } from '../../../machines/content/help-vote';
import { helpVoteCopy as copy } from '../../../src/copy/pages/help-vote';
import { HelpVote } from '../../../src/features/help/help-vote';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { helpVotePlan } from '../../support/plans/content/help-vote.plan';
import { statusText } from '../../support/sight';

const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

function look(snapshot: HelpVoteSnapshot) {
  const { vote, draft, isExplaining, isBusy, fault, failureCode } = selectHelpVote(snapshot);
  expect(pressed(copy.helped), 'what is pressed is what is counted').toBe(String(vote?.helped === true));
  expect(pressed(copy.unhelped)).toBe(String(vote?.helped === false));
  expect(statusText()).toBe(vote && !isExplaining && !isBusy ? copy.counted(vote) : '');
  const told = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(told).toEqual([
    ...(fault === null ? [] : [copy.faults[fault]]),
    ...(failureCode === null ? [] : [copy.failure[failureCode]]),
  ]);
  expect(screen.queryByRole('heading', { name: copy.why }) !== null).toBe(isExplaining);
  if (!isExplaining) return;
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(draft.words);
  if (draft.reason) expect(pressed(copy.reasons[draft.reason])).toBe('true');
}

walkView({
  plan: helpVotePlan,
  mount: (actor) => <HelpVote actor={actor} />,
  perform: {
    'vote.helped': () => pressOrLate('button', copy.helped),
    'vote.unhelped': () => pressOrLate('button', copy.unhelped),
    'reason.choose': ({ reason }) => pressOrLate('button', copy.reasons[reason]),
    'words.type': ({ words }) => person.type(copy.words, words),
    'vote.send': () => pressOrLate('button', copy.send.idle),
    'vote.leave': () => pressOrLate('button', copy.leave),
  },
  look,
});
