/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { ruleCodes, rules } from '../../flows/facts/rules';

describe('mode rules', () => {
  it('are read from their sentence tables', () => {
    const source = "const a = {\n  gone: '没有了',\n  'a.b': '第 {row} 行',\n} satisfies Record<AirFaultCode, string>;";
    expect(ruleCodes(source)).toEqual([
      { code: 'gone', says: '没有了' },
      { code: 'a.b', says: '第 {row} 行' },
    ]);
    expect(ruleCodes(source.replace('AirFaultCode', 'Colour'))).toEqual([]);
  });

  it('are listed by mode with the tests that name them', () => {
    const told = [...new Set(rules.map(({ mode }) => mode))];
    expect(told).toEqual(expect.arrayContaining(['', 'lcl']));
    const clash = rules.find(({ code }) => code === 'lclBoxClash');
    expect(clash?.tests).toContain('server/trade/modes/lcl/submit-race');
    const packer = rules.find(({ code }) => code === 'cfsPacker');
    expect(packer?.tests, 'and the page of forms it was agreed to on').toContain('docs/judged/cfs');
  });

  it('are each named by a test', () => {
    const unheld = rules.filter(({ tests }) => tests.length === 0).map(({ mode, code, says }) => [mode, code, says]);
    expect(unheld).toEqual([]);
  });
});
