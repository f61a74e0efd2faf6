/** What stays when storage is blocked or full: the same words, kept for the life of the page. */
const inMemory = new Map<string, string>();

/** `localStorage` that never throws. A page that may not store still works, it only forgets sooner. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
    } catch {
      return inMemory.get(key) ?? null;
    }
  },
  write(key: string, value: string): void {
    inMemory.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept in memory above.
    }
  },
};
