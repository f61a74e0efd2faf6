import { vi } from 'vitest';

/** Storage whose entries are its own keys, as in a browser. */
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

/** Installs an empty shared localStorage. */
export function shelve(): Shelf {
  const shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('navigator', {});
  return shelf;
}

/** Switches to another tab with its own sessionStorage. */
export function turnToTab(tab: Shelf = new Shelf()): Shelf {
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}

/** Web locks held by other tabs. */
export const lockElsewhere = (names: readonly string[]): void => {
  const held = names.map((name) => ({ name }));
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
};
