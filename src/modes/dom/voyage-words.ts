import { momentWords } from '../../copy/moment-words';

export function wordsOf(at: string): string {
  const { date, time } = momentWords(at);
  return `${date} ${time}`;
}
