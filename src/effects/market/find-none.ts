import { fromPromise } from 'xstate';

import type { AlternativesOutcome, FindAlternativesInput } from '../../../machines/booking/quoting';

/** For a mode without anything to fall back on: nobody is asked. */
export const findNone = fromPromise<AlternativesOutcome, FindAlternativesInput>(async () => ({ alternatives: [] }));
