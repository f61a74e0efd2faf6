import { drawKey } from '../orders/draft-store';
import { storage } from '../storage';

const slotStorageKey = (id: string): string => `act-slot ${id}`;

/**
 * Proves that a slot belongs to this browser. Stored before the request, so that a lost response can be fetched again.
 */
export function slotKeyOf(id: string): string {
  const kept = storage.read(slotStorageKey(id));
  if (kept !== null) return kept;
  const key = drawKey();
  storage.write(slotStorageKey(id), key);
  return key;
}
