import { describe, expect, it } from 'vitest';

import { memoryShelf } from '../../../src/effects/session/cookies';
import { rememberedIn, type Vault } from '../../../src/effects/sign-in/remembered';

const LI = { phone: '13800126621', password: 'chemlane!2026' };

/** Stands in for the browser's vault; the real one is opened in Chromium. */
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
  return { shelf, state, remembered: rememberedIn(shelf, vaultWith(state)) };
};

describe('what a person asked to remember', () => {
  it('comes back as both fields', async () => {
    const { remembered } = browser();
    await remembered.remember(LI);
    expect(await remembered.recall()).toEqual(LI);
  });

  it('never lies there in the clear, nor as a bare hash', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    expect(shelf.read('userName')).toBe(LI.phone);
    expect(shelf.read('checkedPassWord')).toBe('true');
    expect(shelf.read('password')).not.toContain(LI.password);
    expect(shelf.read('password')).not.toMatch(/^[\da-f]{64}$/);
  });

  it('is nothing unless it was asked for: a number that lies there from elsewhere is not brought up', async () => {
    const { shelf, remembered } = browser();
    expect(await remembered.recall()).toBeNull();
    shelf.write('userName', LI.phone, 60);
    expect(await remembered.recall()).toBeNull();
    shelf.write('checkedPassWord', 'true', 60);
    expect(await remembered.recall()).toEqual({ phone: LI.phone, password: null });
    shelf.remove('userName');
    expect(await remembered.recall()).toBeNull();
  });

  it('is the phone alone where the key is gone, and the dead cookie goes too', async () => {
    const { shelf, state, remembered } = browser();
    await remembered.remember(LI);
    state.hasKey = false;
    expect(await remembered.recall()).toEqual({ phone: LI.phone, password: null });
    expect(shelf.read('password')).toBeNull();
  });

  it('is the phone alone where nothing could be sealed, and no older password survives it', async () => {
    const { shelf, state, remembered } = browser();
    await remembered.remember(LI);
    state.hasKey = false;
    await remembered.remember({ phone: '13900001111', password: 'another' });
    expect(await remembered.recall()).toEqual({ phone: '13900001111', password: null });
    expect(shelf.read('password')).toBeNull();
  });

  it('opens for no other number', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    shelf.write('userName', '13900001111', 60);
    expect(await remembered.recall()).toEqual({ phone: '13900001111', password: null });
  });

  it('is nothing after it was forgotten, or where its cookies are spoilt', async () => {
    const { shelf, remembered } = browser();
    await remembered.remember(LI);
    remembered.forget();
    expect(await remembered.recall()).toBeNull();
    shelf.write('checkedPassWord', 'true', 60);
    shelf.write('userName', '<script>', 60);
    expect(await remembered.recall()).toBeNull();
  });
});
