import type { SailingAnswer } from '../sailing-board';
import type { LoadSailingsOutcome } from './sailing-search.types';

export const blankAnswer: SailingAnswer = {
  search: { orgPortCode: '', dstPortCode: '', isDanger: 'Y', boxes: [] },
  days: [],
  sailings: [],
  now: 0,
};

export const answerIn = (outcome: LoadSailingsOutcome): SailingAnswer | null => (outcome.ok ? outcome.answer : null);
