import { tabStorage } from '../storage';

const KEY = 'unsaved';

/** What somebody has typed so far, as it can be written down; null where there is nothing worth keeping. */
type Keeper = () => unknown;

const keepers = new Map<string, Keeper>();

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A form asks to be kept across a reload that it did not wish for. Returns how to stop asking. */
export function keepUnsaved(name: string, keeper: Keeper): () => void {
  keepers.set(name, keeper);
  return () => void keepers.delete(name);
}

/** What a form held before the reload. Asked once. */
export function takeUnsaved(name: string): unknown {
  const { [name]: found = null, ...rest } = readAll();
  if (found !== null) tabStorage.write(KEY, JSON.stringify(rest));
  return found;
}

/** False where something would be lost if the page started anew now. */
export function saveUnsaved(): boolean {
  const typed = [...keepers].map(([name, keep]) => [name, keep()] as const).filter(([, words]) => words !== null);
  return typed.length === 0 || tabStorage.write(KEY, JSON.stringify({ ...readAll(), ...Object.fromEntries(typed) }));
}
