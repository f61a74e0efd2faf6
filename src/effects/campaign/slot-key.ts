import { drawKey } from '../orders/draft-store';
import { storage } from '../storage';

const wordOf = (id: string): string => `act-slot ${id}`;

/** By what this browser shows that a slot is its own: drawn before anything is asked, so that no answer is ever lost. */
export function slotKeyOf(id: string): string {
  const kept = storage.read(wordOf(id));
  if (kept !== null) return kept;
  const key = drawKey();
  storage.write(wordOf(id), key);
  return key;
}
