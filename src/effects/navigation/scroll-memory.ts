import { tabStorage } from '../storage';

type Entry = { entry?: string };

const KEY = 'scroll';
const MOST_ENTRIES = 50;

const historyEntry = (state: unknown): string | null => (state as Entry | null)?.entry ?? null;

function readAll(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Keeps the scroll position per history entry. The browser would restore it while the old page is still drawn; here it
 * is restored with the new one.
 */
export function scrollMemory() {
  const places = new Map(readAll());
  let entry = '';

  const name = () => {
    entry = Math.random().toString(36).slice(2);
    history.replaceState({ ...(history.state as object | null), entry }, '');
  };

  const leave = () => {
    places.delete(entry);
    places.set(entry, window.scrollY);
    tabStorage.write(KEY, JSON.stringify([...places].slice(-MOST_ENTRIES)));
  };

  const arrive = () => {
    const known = historyEntry(history.state);
    if (known === entry) return;
    leave();
    if (known === null) name();
    else entry = known;
  };

  /** For a reload the browser restores the position before the first paint, so control is handed back. */
  const giveBack = () => void (history.scrollRestoration = 'auto');
  const take = () => void (history.scrollRestoration = 'manual');
  const heard = [
    ['pushState', arrive],
    ['popstate', arrive],
    ['pagehide', giveBack],
    ['pageshow', take],
  ] as const;

  return {
    /** Returns the stop function. */
    start() {
      take();
      const known = historyEntry(history.state);
      if (known === null) name();
      else entry = known;
      for (const [event, hear] of heard) window.addEventListener(event, hear);
      return () => {
        for (const [event, hear] of heard) window.removeEventListener(event, hear);
      };
    },
    /** Scrolls to the stored position, the hash target, or the top. */
    place() {
      const part = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      const known = places.get(entry);
      if (known === undefined && part) part.scrollIntoView();
      else window.scrollTo(0, known ?? 0);
    },
  };
}
