import { storage } from '../storage';

const KEY = 'toldEditions';

/** Announced editions dismissed in this browser; unreadable content counts as none. */
export function readDismissedEditions(): string[] {
  try {
    const told: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const writeDismissedEditions = (told: readonly string[]): void => void storage.write(KEY, JSON.stringify(told));
