import { fromPromise } from 'xstate';

import { dayAt } from '../../../domain/values/days';
import type { RecallOutcome } from '../../../machines/booking/booking-search';
import { storage } from '../storage';
import { SEARCHES } from './searches-key';
import { houseNow } from '../clock';

/** The answer where no earlier visit has left anything, without the code that reads what one has left; else null. */
export const nothingRecalled = () =>
  storage.read(SEARCHES) === null
    ? fromPromise<RecallOutcome, undefined>(async () => ({ today: dayAt(houseNow()), past: [] }))
    : null;
