/** What stays when storage is blocked or full: the same words, kept for the life of the page. */
function storageOver(shelf: () => Storage) {
  const inMemory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return shelf().getItem(key) ?? inMemory.get(key) ?? null;
      } catch {
        return inMemory.get(key) ?? null;
      }
    },
    /** False where the word will not outlive the page. */
    write(key: string, value: string): boolean {
      inMemory.set(key, value);
      try {
        shelf().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** `localStorage` that never throws. A page that may not store still works, it only forgets sooner. */
export const storage = storageOver(() => localStorage);

/** The same for what concerns this tab alone. */
export const tabStorage = storageOver(() => sessionStorage);
