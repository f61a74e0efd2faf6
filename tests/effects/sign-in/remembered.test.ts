import { describe, expect, it } from 'vitest';

import { memoryShelf } from '../../../src/effects/session/cookies';
import { createCredentials, type Vault } from '../../../src/effects/sign-in/remembered';

const LI = { phone: '13800126621', password: 'chemlane!2026' };

/** Replaces the browser vault; Chromium tests the real one. */
function vaultWith(state: { hasKey: boolean }): Vault {
  const seals = new Map<string, string>();
  return {
    seal: async (plain, owner) => {
      if (!state.hasKey) throw new Error('no WebCrypto here');
      const sealed = `sealed-${seals.size}`;
      seals.set(`${owner} ${sealed}`, plain);
      return sealed;
    },
    unseal: async (sealed, owner) => {
      const plain = seals.get(`${owner} ${sealed}`);
      if (!state.hasKey || plain === undefined) throw new Error('the key is gone');
      return plain;
    },
  };
}

const browser = () => {
  const shelf = memoryShelf();
  const state = { hasKey: true };
  return { shelf, state, remembered: createCredentials(shelf, vaultWith(state)) };
};

describe('remembered credentials', () => {
  it('return both fields', async () => {
    const { remembered } = browser();
    await remembered.remember(LI);
    expect(await remembered.recall()).toEqual(LI);
  });

  it('are never stored in clear or as a bare hash', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    expect(shelf.read('userName')).toBe(LI.phone);
    expect(shelf.read('checkedPassWord')).toBe('true');
    expect(shelf.read('password')).not.toContain(LI.password);
    expect(shelf.read('password')).not.toMatch(/^[\da-f]{64}$/);
  });

  it('are null unless the customer chose to remember', async () => {
    const { shelf, remembered } = browser();
    expect(await remembered.recall()).toBeNull();
    shelf.write('userName', LI.phone, 60);
    expect(await remembered.recall()).toBeNull();
    shelf.write('checkedPassWord', 'true', 60);
    expect(await remembered.recall()).toEqual({ phone: LI.phone, password: null });
    shelf.remove('userName');
    expect(await remembered.recall()).toBeNull();
  });

  it('are the phone alone when the key is lost, and the dead cookie is dropped', async () => {
    const { shelf, state, remembered } = browser();
    await remembered.remember(LI);
    state.hasKey = false;
    expect(await remembered.recall()).toEqual({ phone: LI.phone, password: null });
    expect(shelf.read('password')).toBeNull();
  });

  it('are the phone alone when sealing fails, and the older password is dropped', async () => {
    const { shelf, state, remembered } = browser();
    await remembered.remember(LI);
    state.hasKey = false;
    await remembered.remember({ phone: '13900001111', password: 'another' });
    expect(await remembered.recall()).toEqual({ phone: '13900001111', password: null });
    expect(shelf.read('password')).toBeNull();
  });

  it('return no password for another number', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    shelf.write('userName', '13900001111', 60);
    expect(await remembered.recall()).toEqual({ phone: '13900001111', password: null });
  });

  it('are null after forgetting or with spoilt cookies', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    remembered.forget();
    expect(await remembered.recall()).toBeNull();
    shelf.write('checkedPassWord', 'true', 60);
    shelf.write('userName', '<script>', 60);
    expect(await remembered.recall()).toBeNull();
  });
});
