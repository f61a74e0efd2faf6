import Cookies from 'js-cookie';

export type Shelf = {
  read(name: string): string | null;
  write(name: string, value: string, seconds: number): void;
  remove(name: string): void;
};

const attributes = () => ({ path: '/', sameSite: 'Lax' as const, secure: location.protocol === 'https:' });

const quietly = <TResult>(act: () => TResult, otherwise: TResult): TResult => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** Cookies that never throw; blocked or broken ones read as absent. */
export const cookies: Shelf = {
  read: (name) => quietly(() => Cookies.get(name) ?? null, null),
  write: (name, value, seconds) => {
    quietly(() => Cookies.set(name, value, { ...attributes(), 'max-age': String(seconds) }), undefined);
  },
  remove: (name) => quietly(() => Cookies.remove(name, attributes()), undefined),
};

/** Fallback without cookies: works until the page is closed or reloaded. */
export function memoryShelf(): Shelf {
  const words = new Map<string, string>();
  return {
    read: (name) => words.get(name) ?? null,
    write: (name, value) => void words.set(name, value),
    remove: (name) => void words.delete(name),
  };
}

const PROBE = 'probe';

export function isKeeping(shelf: Shelf): boolean {
  shelf.write(PROBE, PROBE, 60);
  const isKept = shelf.read(PROBE) === PROBE;
  shelf.remove(PROBE);
  return isKept;
}
