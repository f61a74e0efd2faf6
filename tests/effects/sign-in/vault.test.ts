import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { seal, unseal } from '../../../src/effects/sign-in/vault';

const LI = '13800126621';
const PASSWORD = 'chemlane!2026 化途';

/** IndexedDB request answered after the current task. */
function answered<TResult>(result: TResult) {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
}

/** Minimal IndexedDB for the vault. */
function lendDatabase(): Map<string, unknown> {
  const kept = new Map<string, unknown>();
  const store = {
    get: (name: string) => answered(kept.get(name)),
    put: (value: unknown, name: string) => answered(kept.set(name, value)),
  };
  const database = { transaction: () => ({ objectStore: () => store }), close: () => (open -= 1) };
  vi.stubGlobal('indexedDB', {
    open: () => {
      open += 1;
      return answered(database);
    },
  });
  return kept;
}

/** Open database connections: any of them blocks clearing by the browser. */
let open = 0;
let kept: Map<string, unknown>;
beforeEach(() => {
  kept = lendDatabase();
});
afterEach(() => vi.unstubAllGlobals());

describe('browser vault', () => {
  it('unseals exactly what it sealed', async () => {
    expect(await unseal(await seal(PASSWORD, LI), LI)).toBe(PASSWORD);
  });

  it('closes the database each time, opened or refused', async () => {
    const sealed = await seal(PASSWORD, LI);
    await unseal(sealed, LI);
    kept.clear();
    await expect(unseal(sealed, LI)).rejects.toBeDefined();
    expect(open).toBe(0);
  });

  it('seals differently each time with one non-extractable key', async () => {
    const [one, other] = [await seal(PASSWORD, LI), await seal(PASSWORD, LI)];
    expect(one).not.toBe(other);
    expect(atob(one)).not.toContain('chemlane');
    expect([...kept.values()]).toEqual([expect.objectContaining({ extractable: false })]);
    expect(await unseal(one, LI)).toBe(PASSWORD);
  });

  it('refuses another phone and a changed seal', async () => {
    const sealed = await seal(PASSWORD, LI);
    await expect(unseal(sealed, '13900001111')).rejects.toMatchObject({ name: 'OperationError' });
    const bytes = Array.from(atob(sealed));
    bytes[bytes.length - 1] = bytes.at(-1) === 'A' ? 'B' : 'A';
    await expect(unseal(btoa(bytes.join('')), LI)).rejects.toMatchObject({ name: 'OperationError' });
  });

  it('reports a lost key', async () => {
    const sealed = await seal(PASSWORD, LI);
    kept.clear();
    await expect(unseal(sealed, LI)).rejects.toThrow('the key is gone');
  });
});
