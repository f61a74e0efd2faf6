import { describe, expect, it } from 'vitest';

import { StartFailure } from '../../../../server/base/exit-codes';
import { readSettings } from '../../../../server/doors/settings/settings';

describe('the settings of the user center', () => {
  it('allow no other site and hand out tickets unless told otherwise', () => {
    expect(readSettings({}).userCenter).toEqual({ origins: [], token: 'ticket' });
  });

  it('list origins and may ask for the token itself', () => {
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
  ])('refuse %o before anything starts', (given) => {
    expect(() => readSettings(given)).toThrow(StartFailure);
  });
});
