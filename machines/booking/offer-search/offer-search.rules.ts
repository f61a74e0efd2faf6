import type { SailingAnswer } from '../offer-board';
import type { LoadSailingsOutcome } from './offer-search.types';

export const blankAnswer: SailingAnswer = {
  search: { orgPortCode: '', dstPortCode: '', isDanger: 'Y', boxes: [] },
  days: [],
  sailings: [],
  now: 0,
};

export const answerIn = (outcome: LoadSailingsOutcome): SailingAnswer | null => (outcome.ok ? outcome.answer : null);
