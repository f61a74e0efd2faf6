import { afterEach, describe, expect, it, vi } from 'vitest';

import { BLANK } from '../../machines/identity/buyer-papers';
import { centerDraft } from '../../src/effects/user-center/center-drafts';

afterEach(() => vi.unstubAllGlobals());

function browser() {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  return shelf;
}

/** Member center forms with a saved draft. */
const FORMS = [
  ['verification', { enterpriseName: '', creditCode: '' }, { enterpriseName: '试验化工', creditCode: '9131' }],
  ['buyer-papers', BLANK, { ...BLANK, paper: 'PRECREG', number: '备 7', kg: '3,0' }],
] as const;

describe.each(FORMS)('draft of %s', (form, blank, typed) => {
  const of = (person: string) => centerDraft<Record<string, string>>(form, blank, () => person);

  it('survives the page for the same customer only', () => {
    browser();
    of('user-1').save(null, typed);
    expect(of('user-1').read()).toEqual(typed);
    expect(of('user-2').read()).toBeNull();
    expect(of('').read()).toBeNull();
  });

  it('is gone after submission', () => {
    const shelf = browser();
    of('user-1').save(null, typed);
    of('user-1').drop();
    expect(of('user-1').read()).toBeNull();
    expect(shelf.size).toBe(0);
  });

  it.each(['nothing', '{"owner":"user-1","typed":{}}', '{"owner":"user-1","typed":{"a":1}}', '[]'])(
    'is null when the storage holds %s',
    (text) => {
      const shelf = browser();
      of('user-1').save(null, typed);
      for (const key of shelf.keys()) shelf.set(key, text);
      expect(of('user-1').read()).toBeNull();
    },
  );

  it('lasts as long as the page without a storage', () => {
    vi.stubGlobal('localStorage', undefined);
    of('user-1').save(null, typed);
    expect(of('user-1').read()).toEqual(typed);
    of('user-1').drop();
    expect(of('user-1').read()).toBeNull();
  });
});
