import { cfsCopy } from '../cfs';
import { cfsReceiptCopy } from './receipt';
import { gateWords } from './slot-words';
import { stuffingChangeCopy } from './truck-change';
import type { GateWords } from '../../truck-change';

/** What a loading station calls the trucks that come to it. */
export const STUFFING_WORDS: GateWords = {
  cards: cfsReceiptCopy.trucks,
  copy: stuffingChangeCopy,
  labels: cfsCopy.truckLabel,
  hourOf: gateWords,
};
