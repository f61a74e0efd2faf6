import type { PartDetail } from '../../../domain/modes/truck/detail';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { momentText } from '../../copy/words/moment-words';
import { kgWords } from '../../trade/numbers';
import { partCopy } from '../../copy/modes/truck/part';
import { truckSearchCopy } from '../../copy/modes/truck/search';

const { board: copy } = truckSearchCopy;

export const freeTrucks = ({ left }: Pick<TruckOffer, 'left'>): number => left[0]?.amount ?? 0;

/** Next departure that takes what this one refuses. */
const nextDeparture = ({ next }: PartDetail): string[] =>
  next ? [partCopy.next(next.day.slice(5), kgWords(next.kg), String(next.m3))] : [];

export function truckReason(offer: TruckOffer, { trucks }: TruckSearch): string {
  const { acceptance, state, closesAt } = offer;
  const { part } = offer.detail;
  if (acceptance.level === 'BLOCK') return [acceptance.reason, ...(part ? nextDeparture(part) : [])].join('；');
  if (state === 'CLOSED') return (part ? partCopy : copy).closed(momentText(closesAt));
  return state === 'SOLD_OUT' ? copy.short(freeTrucks(offer), trucks ?? 1) : acceptance.reason;
}
