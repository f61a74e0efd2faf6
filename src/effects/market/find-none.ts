import { fromPromise } from 'xstate';

import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';

export const findNone = fromPromise<AlternativesOutcome, FindAlternativesInput>(async () => ({ alternatives: [] }));
