import { railCopy } from '../rail';
import { railOrderCopy } from './order';
import { railReceiptCopy } from './receipt';
import { stationChangeCopy } from './truck-change';
import type { GateWords } from '../../truck-change';

/** What the station of a train calls the trucks that come to it. */
export const STATION_WORDS: GateWords = {
  cards: railReceiptCopy.trucks,
  copy: stationChangeCopy,
  people: '车站',
  labels: railCopy.truckLabel,
  hourOf: (slot) => railOrderCopy.hour(slot),
};
