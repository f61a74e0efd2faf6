import { describe, expect, it } from 'vitest';

import { StartFailure } from '../../../../server/base/exit-codes';
import { readSettings } from '../../../../server/doors/settings/settings';

describe('user center settings', () => {
  it('default to no other origin and to tickets', () => {
    expect(readSettings({}).userCenter).toEqual({ origins: [], token: 'ticket' });
  });

  it('read origins and the literal token mode', () => {
    const given = { USER_CENTER_ORIGINS: 'https://a.example,https://b.example:8443', USER_CENTER_TOKEN: 'literal' };
    expect(readSettings(given).userCenter).toEqual({
      origins: ['https://a.example', 'https://b.example:8443'],
      token: 'literal',
    });
  });

  it.each([
    { USER_CENTER_ORIGINS: 'https://a.example/' },
    { USER_CENTER_ORIGINS: 'a.example' },
    { USER_CENTER_ORIGINS: '*' },
    { USER_CENTER_TOKEN: 'bearer' },
  ])('are refused at startup: %o', (given) => {
    expect(() => readSettings(given)).toThrow(StartFailure);
  });
});
