import { describe, expect, it } from 'vitest';

import { toPrintable } from '../../../domain/values/printable';

describe('text for the bill of lading', () => {
  it('is printed in half-width characters', () => {
    expect(toPrintable('ＮＯ．８，Ｐｏｒｔ　Ｒｏａｄ（Ｂ）')).toBe('NO.8,Port Road(B)');
    expect(toPrintable('12 Quay、Rotterdam。“A”')).toBe('12 Quay,Rotterdam."A"');
  });

  it('is otherwise unchanged', () => {
    expect(toPrintable('No. 8, Port Road')).toBe('No. 8, Port Road');
    expect(toPrintable('港口路8号')).toBe('港口路8号');
    expect(toPrintable('')).toBe('');
  });
});
