/** What cannot be stored, as storage is blocked or full, is kept for the life of the page. */
function storageOver(shelf: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read(key: string): string | null {
      const kept = inMemory.get(key);
      if (kept !== undefined) return kept;
      try {
        return shelf().getItem(key);
      } catch {
        return null;
      }
    },
    /** False where the word will not outlive the page. */
    write(key: string, value: string): boolean {
      try {
        shelf().setItem(key, value);
        inMemory.delete(key);
        return true;
      } catch {
        inMemory.set(key, value);
        return false;
      }
    },
    remove(key: string): void {
      inMemory.delete(key);
      try {
        shelf().removeItem(key);
      } catch {
        // Then nothing was stored either.
      }
    },
    /** The keys that begin so. */
    keys(prefix: string): string[] {
      const all = new Set(inMemory.keys());
      try {
        for (const key of Object.keys(shelf())) all.add(key);
      } catch {
        // What is kept for the page is there.
      }
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** `localStorage` that never throws. A page that may not store still works, it only forgets sooner. */
export const storage = storageOver(() => localStorage);

/** The same for what concerns this tab alone. */
export const tabStorage = storageOver(() => sessionStorage);
