import { describe, expect, it } from 'vitest';

import { jsonLog, redactText } from '../../../server/base/log';

describe('log', () => {
  it('writes one line of JSON per event', () => {
    const written: string[] = [];
    jsonLog(
      (line) => void written.push(line),
      () => 0,
    )({ level: 'info', event: 'request', route: 'a\nb' });
    expect(written).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"request","route":"a\\nb"}\n']);
  });

  const SECRETS: Array<[string, string]> = [
    ['no user 13912345678', 'no user 139****5678'],
    ["Key (code)=('482913') exists", "Key (code)=('***') exists"],
    ['token 3f9aBc0Zk1mQ9xT7vW5uY2rE8sD4pL6a gone', 'token *** gone'],
    [
      'at send (/srv/app/server/sms/service-with-a-long-name.ts:10:5)',
      'at send (/srv/app/server/sms/service-with-a-long-name.ts:10:5)',
    ],
    ['duplicate key value violates unique constraint', 'duplicate key value violates unique constraint'],
  ];

  it.each(SECRETS)('redacts "%s" to "%s"', (text, safe) => {
    expect(redactText(text)).toBe(safe);
  });
});
