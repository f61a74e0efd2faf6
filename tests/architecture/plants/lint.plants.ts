/** Split, since the word itself is banned in the repository. */
const LATER = ['TO', 'DO'].join('');

/** One file per rule in the lint settings, and one per enabled category. */
export const LINT_PLANTS: { rule: string; path: string; source: string }[] = [
  {
    rule: 'import/no-cycle',
    path: 'src/ring-a.ts',
    source: "import { b } from './ring-b';\nexport const a = () => b();",
  },
  {
    rule: 'import/no-cycle',
    path: 'src/ring-b.ts',
    source: "import { a } from './ring-a';\nexport const b = (): unknown => a();",
  },
  {
    rule: 'react/rules-of-hooks',
    path: 'src/hook.tsx',
    source:
      "import { useState } from 'react';\nexport const A = (p: { on: boolean }) => (p.on ? <p>{useState(1)[0]}</p> : null);",
  },
  {
    rule: 'react/exhaustive-deps',
    path: 'src/deps.tsx',
    source: "import { useMemo } from 'react';\nexport const useTwice = (n: number) => useMemo(() => n * 2, []);",
  },
  { rule: 'typescript/no-explicit-any', path: 'src/any.ts', source: 'export const a = (b: any) => b;' },
  {
    rule: 'typescript/no-floating-promises',
    path: 'src/floating.ts',
    source: 'export const a = async () => 1;\nexport const b = () => {\n  a();\n};',
  },
  {
    rule: 'typescript/no-misused-promises',
    path: 'src/misused.ts',
    source: 'const ask = async () => true;\nexport const a = () => (ask() ? 1 : 2);',
  },
  {
    rule: 'typescript/ban-ts-comment',
    path: 'src/silenced.ts',
    source: "// @ts-ignore\nexport const a: number = '';",
  },
  {
    rule: 'typescript/consistent-type-imports',
    path: 'src/typed.ts',
    source: "import { Node } from './hook';\nexport type A = Node;",
  },
  {
    rule: 'typescript/no-unnecessary-type-assertion',
    path: 'src/asserted.ts',
    source: 'const one: number = 1;\nexport const a = one as number;',
  },
  { rule: 'no-console', path: 'src/chatty.ts', source: "export const a = () => console.log('a');" },
  { rule: 'no-warning-comments', path: 'src/later.ts', source: `// ${LATER} some day\nexport {};` },
  { rule: 'no-eval', path: 'src/eval.ts', source: "export const a = (): unknown => eval('1');" },
  { rule: 'no-unused-vars', path: 'src/unused.ts', source: 'export const a = (b: number) => 1;' },
  {
    rule: 'vitest/valid-expect',
    path: 'tests/expect.test.ts',
    source: "import { expect, it } from 'vitest';\nit('expects', () => {\n  expect(1);\n});",
  },
  { rule: 'no-restricted-properties', path: 'machines/now.ts', source: 'export const now = () => Date.now();' },
  { rule: 'no-restricted-properties', path: 'domain/chance.ts', source: 'export const chance = () => Math.random();' },
  { rule: 'no-restricted-globals', path: 'machines/date.ts', source: 'export const now = () => new Date();' },
  { rule: 'no-restricted-globals', path: 'domain/wait.ts', source: 'setTimeout(() => {}, 1);' },
  { rule: 'no-restricted-globals', path: 'domain/repeat.ts', source: 'setInterval(() => {}, 1);' },
  { rule: 'no-debugger', path: 'src/correctness.ts', source: 'export const a = () => {\n  debugger;\n};' },
  { rule: 'no-extra-bind', path: 'src/suspicious.ts', source: 'export const a = (() => 1).bind(null);' },
];
