import { fromPromise } from 'xstate';

import { dayAt } from '../../../domain/values/days';
import type { RecallOutcome } from '../../../machines/booking/booking-search';
import { storage } from '../storage';
import { SEARCHES } from './searches-key';
import { houseNow } from '../clock';

/** The empty answer without loading the reader's code when nothing is stored; null otherwise. */
export const nothingRecalled = () =>
  storage.read(SEARCHES) === null
    ? fromPromise<RecallOutcome, undefined>(async () => ({ today: dayAt(houseNow()), past: [] }))
    : null;
