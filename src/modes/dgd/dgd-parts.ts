import type { DgdForm } from '../../../domain/modes/dgd/form';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import { momentWords } from '../../copy/moment-words';
import type { ModeStepParts } from '../../features/order/step-props';

/** What every step of the order of a service is given. */
export type DgdParts = ModeStepParts<DgdForm, DgdQuote>;

export function momentText(at: number): string {
  const { date, weekday, time } = momentWords(new Date(at).toISOString());
  return `${date} ${weekday} ${time}`;
}
