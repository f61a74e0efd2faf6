import { vi } from 'vitest';

/** What a browser keeps, as far as effects ask: its words are its own keys. */
class Shelf {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** The storage that all tabs share, from now on, and empty. */
export function shelve(): Shelf {
  const shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('navigator', {});
  return shelf;
}

/** Another tab: what it remembers for itself is its own. */
export function turnToTab(tab: Shelf = new Shelf()): Shelf {
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}

/** Other tabs hold these. */
export const lockElsewhere = (names: readonly string[]): void => {
  const held = names.map((name) => ({ name }));
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
};
