/** Falls back to memory for the life of the page when storage is blocked or full. */
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
    /** False if the value will not outlive the page. */
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
        // Storage is blocked, so nothing was stored either.
      }
    },
    keys(prefix: string): string[] {
      const all = new Set(inMemory.keys());
      try {
        for (const key of Object.keys(shelf())) all.add(key);
      } catch {
        // Storage is blocked; keys in memory remain.
      }
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** `localStorage` that never throws. Without storage the page works but forgets on reload. */
export const storage = storageOver(() => localStorage);

/** `sessionStorage`, for this tab alone. */
export const tabStorage = storageOver(() => sessionStorage);
