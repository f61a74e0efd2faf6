const NAMED = /:([a-zA-Z]+)/g;

const isSaid = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A path with its names filled in from the payload, and what of the payload is left to be sent besides. */
export function filledPath(path: string, payload: object): { path: string; rest: object } {
  const values: Record<string, unknown> = { ...payload };
  const names = Array.from(path.matchAll(NAMED), ([, name = '']) => name);
  const filled = path.replaceAll(NAMED, (_, name: string) => {
    const value = values[name];
    if (!isSaid(value)) throw new Error(`${path} was called without ${name}`);
    return encodeURIComponent(value);
  });
  return {
    path: filled,
    rest: Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
  };
}
