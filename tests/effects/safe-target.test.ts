import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ownTarget, safeTarget } from '../../src/effects/leave';

const CENTER = 'https://center.chemlane.example';
const ALLOWED = [CENTER, 'https://haul.example:8443'];

describe('external target', () => {
  it.each([`${CENTER}/`, `${CENTER}/order?no=1#top`, CENTER, 'https://haul.example:8443/x', `${CENTER}:443/x`])(
    'accepts %s',
    (target) => {
      expect(safeTarget(target, ALLOWED)?.href).toBe(new URL(target).href);
    },
  );

  it('accepts at most 2,048 characters', () => {
    const ofLength = (length: number) => `${CENTER}/`.padEnd(length, 'a');
    expect(safeTarget(ofLength(2048), ALLOWED)?.href).toHaveLength(2048);
    expect(safeTarget(ofLength(2049), ALLOWED)).toBeNull();
  });

  it.each([
    'http://center.chemlane.example/',
    'https://center.chemlane.example.evil.example/',
    'https://evil.example/https://center.chemlane.example/',
    'https://center.chemlane.example@evil.example/',
    'https://evil.example@center.chemlane.example/',
    'https://user:pass@center.chemlane.example/',
    'https://haul.example/',
    'https://haul.example:8444/',
    '//center.chemlane.example/',
    '/\\evil.example',
    'https:\\\\center.chemlane.example\\',
    'https:/center.chemlane.example/',
    'https:center.chemlane.example/',
    'https:///center.chemlane.example/',
    ' https://center.chemlane.example/',
    'https://center.chemlane.example/\n',
    'ht\ntps://center.chemlane.example/',
    'https://center.chemlane.example\u0000.evil.example/',
    'https://center\u3002chemlane.example.evil.example/',
    'https://evil.example\\@center.chemlane.example/',
    'https://evil.example#@center.chemlane.example/',
    'javascript:alert(1)//https://center.chemlane.example',
    'data:text/html,https://center.chemlane.example/',
    'blob:https://center.chemlane.example/1',
    'ftp://center.chemlane.example/',
    'view-source:https://center.chemlane.example/',
    '',
    null,
    undefined,
    42,
    {},
    `${CENTER}/${'a'.repeat(3_000)}`,
  ])('rejects %j', (target) => {
    expect(safeTarget(target, ALLOWED)).toBeNull();
  });

  it('rejects each of 100,000 random hostile targets', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '.',
        '%2f',
        '%5c',
        '%00',
        '\t',
        '\n',
        'center.chemlane.example',
        'evil.example',
        'haul.example:8443',
        CENTER,
        'user',
        '[::1]',
        '。',
        '\u200B',
        '\uFF0F',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const targets = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
    let led = 0;
    fc.assert(
      fc.property(targets, (target) => {
        const url = safeTarget(target, ALLOWED);
        if (url === null) return true;
        led += 1;
        const where = new URL(url.href);
        return where.protocol === 'https:' && where.username === '' && ALLOWED.includes(where.origin);
      }),
      { numRuns: 100_000 },
    );
    expect(led, 'some were ours, so the check has looked').toBeGreaterThan(100);
  });
});

describe('target on this site', () => {
  const own = (target: unknown) => ownTarget(target, CENTER)?.href ?? null;

  it('accepts a path of at most 2,048 characters', () => {
    expect(own('/order?no=1')).toBe(`${CENTER}/order?no=1`);
    expect(own('/'.padEnd(2048, 'a'))).toHaveLength(CENTER.length + 2048);
    expect(own('/'.padEnd(2049, 'a'))).toBeNull();
  });

  it.each([undefined, null, 7, '', 'order', '//evil.example', '/\\evil.example', '/ order', `${CENTER}/`])(
    'rejects %j',
    (target) => {
      expect(own(target)).toBeNull();
    },
  );
});
