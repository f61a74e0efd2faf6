import { describe, expect, it } from 'vitest';

import { flattened } from '../../scripts/build/flat-frame';

describe('a file of the old kind as a module', () => {
  it('asks for what it needs as a module does', () => {
    const flat = flattened(
      'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.one = React.one;',
    );
    expect(flat).toContain("import * as Scheduler from 'scheduler';");
    expect(flat).toContain("import * as React from 'react';");
  });

  it('gives what is set once as what never changes', () => {
    const flat = flattened('"use strict";\nexports.one = function () {\n  return 1;\n};');
    expect(flat).toContain('const out_one = function () {');
    expect(flat).toContain('export { out_one as one };');
  });

  it('gives what is set again as it is then', () => {
    const flat = flattened('exports.now = void 0;\nif (true) {\n  exports.now = () => 2;\n}');
    expect(flat).toContain('let out_now;');
    expect(flat).not.toContain('const out_now');
  });

  it.each(['module.exports = 1;', 'use(exports);', 'const one = (0, require("one"));'])(
    'does not guess at %s',
    (code) => {
      expect(() => flattened(code)).toThrow('made in another way');
    },
  );
});
