import { roomAt } from '../../../scripts/rooms.mjs';
import { sourcesOf, type House } from '../../support/arrows/house';
import { nameOf, nodesOf, parse, type Node } from '../../support/arrows/syntax';
import { inlineFunctions } from '../inline-functions';
import type { Rule } from '../rule';

const CHINESE = /\p{Script=Han}/u;
const SUPPRESSION = /(?:oxlint|eslint)-disable(?:-next-line|-line)?|biome-ignore|@ts-(?:expect-error|ignore|nocheck)/;
const REASONED = /(?:--|:)\s*\S+\s+\S+/;

const isDrawn = (path: string) => roomAt(path)?.drawn !== undefined;

const inSources = (
  house: House,
  where: (path: string) => boolean,
  faults: (path: string, source: string) => string[],
) =>
  sourcesOf(house)
    .filter(([path]) => where(path))
    .flatMap(([path, source]) => faults(path, source));

/** Call to a service without a number or an address. */
const CALLED = /(?:致电|联系|拨打|呼叫)(?:平台|在线)?(?:客服|服务热线|装箱站)/u;

const textOf = (node: Node): string =>
  node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : String(node['value']);

const callsOf = (path: string, source: string) => nodesOf(path, source, 'CallExpression').map((call) => call['callee']);

const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useMachine', 'useActor', 'useActorRef'];

/** Page state read once, which may not be final. */
const READ_ONCE =
  /\bawait\b[^;]*\.(?:all(?:Inner|Text)\w+|boundingBox|count|getAttribute|innerText|inputValue|is[A-Z]\w+|textContent)\(/;

export const WRITING_RULES: Rule[] = [
  {
    promise: 'Chinese sentences of the site live in src/copy',
    faultsIn: (house) =>
      inSources(
        house,
        (path) => path.startsWith('src/') && !path.startsWith('src/copy/'),
        (path, source) =>
          nodesOf(path, source, 'Literal', 'TemplateElement', 'JSXText')
            .map(textOf)
            .filter((text) => CHINESE.test(text))
            .map((text) => `${path}: ${text.trim()}`),
      ),
    plants: [
      { 'src/ui/a.tsx': "export const label = '关闭';" },
      { 'src/ui/a.tsx': 'export const A = () => <p>关闭</p>;' },
      { 'src/ui/a.tsx': 'export const label = (n: number) => `还剩 ${n} 秒`;' },
      { 'src/ui/a.tsx': 'export const A = () => <button aria-label="关闭" />;' },
    ],
    allowed: [{ 'src/copy/a.ts': "export const label = '关闭';" }, { 'src/ui/a.tsx': '// 关闭\nexport {};' }],
  },
  {
    promise: 'the way to the service is named by what the house has set, in one place',
    faultsIn: (house) =>
      inSources(
        house,
        (path) => /^(?:src|server|domain|contract|machines)\//.test(path) && path !== 'domain/people/contact.ts',
        (path, source) =>
          nodesOf(path, source, 'Literal', 'TemplateElement', 'JSXText')
            .map(textOf)
            .filter((text) => CALLED.test(text))
            .map((text) => `${path}: ${text.trim()}`),
      ),
    plants: [
      { 'src/copy/a.ts': "export const failed = '请重试，或致电客服。';" },
      { 'server/orders/a.ts': 'export const full = (n: number) => `已达 ${n} 条，请联系客服`;' },
    ],
    allowed: [{ 'src/copy/a.ts': 'export const failed = `请重试，或${callService()}。`;' }],
  },
  {
    promise: 'what is drawn runs no effect and no machine of its own',
    faultsIn: (house) =>
      inSources(house, isDrawn, (path, source) =>
        callsOf(path, source)
          .filter((callee) => EFFECTS.includes(nameOf(callee) ?? ''))
          .map((callee) => `${path} calls ${nameOf(callee)}`),
      ),
    plants: [
      { 'src/features/a/a.tsx': "import { useEffect } from 'react';\nuseEffect(() => {});" },
      { 'src/features/a/a.tsx': "import * as React from 'react';\nReact.useLayoutEffect(() => {});" },
      { 'src/pages/a/a.tsx': 'const [state, send] = useMachine(machine);' },
    ],
  },
  {
    promise: 'a view asks for tags and plain data, never for states by name',
    faultsIn: (house) =>
      inSources(house, isDrawn, (path, source) =>
        callsOf(path, source)
          .filter((callee) => nameOf(callee) === 'matches')
          .map(() => `${path} calls matches()`),
      ),
    plants: [{ 'src/features/a/a.tsx': "export const isCooling = (s: Snapshot) => s.matches('cooling');" }],
  },
  {
    promise: 'a chart is free of inline functions',
    faultsIn: (house) => inSources(house, (path) => path.endsWith('.machine.ts'), inlineFunctions),
    plants: [
      { 'machines/a/a.machine.ts': 'setup({}).createMachine({ on: { go: { actions: () => {} } } });' },
      { 'machines/a/a.machine.ts': 'chart.createMachine({ on: { go: { guard: ({ context }) => context.ok } } });' },
      {
        'machines/a/a.machine.ts': 'chart.createStateConfig({ entry: assign({ n: ({ context }) => context.n + 1 }) });',
      },
    ],
    allowed: [
      {
        'machines/a/a.machine.ts':
          'setup({ guards: { ok: () => true } }).createMachine({ context: ({ input }) => ({ n: input.list.map((x) => x) }), invoke: { input: ({ context }) => context }, output: ({ context }) => context, entry: { type: "a", params: ({ event }) => event } });',
      },
    ],
  },
  {
    promise: 'every suppression carries its reason',
    faultsIn: (house) =>
      inSources(
        house,
        () => true,
        (path, source) =>
          parse(path, source)
            .comments.filter(({ value }) => SUPPRESSION.test(value) && !REASONED.test(value.replace(SUPPRESSION, '')))
            .map(({ value }) => `${path}: ${value.trim()}`),
      ),
    plants: [
      { 'src/a.ts': '// oxlint-disable-next-line no-console\nconsole.log(1);' },
      { 'src/a.ts': '/* eslint-disable */\nexport {};' },
      { 'src/a.ts': '// @ts-expect-error\nexport const a: number = "";' },
      { 'src/a.css.ts': '// biome-ignore format:\nexport {};' },
    ],
    allowed: [
      { 'src/a.ts': '// oxlint-disable-next-line no-console -- the log of the process is its output\nconsole.log(1);' },
    ],
  },
  {
    promise: 'a test in a browser asks again what a page shows, until it is so',
    faultsIn: (house) =>
      inSources(
        house,
        (path) => path.startsWith('tests/e2e/'),
        (path, source) =>
          nodesOf(path, source, 'CallExpression')
            .filter((call) => nameOf(call['callee'] as Node) === 'expect')
            .map((call) => (call['arguments'] as Node[])[0])
            .filter((read) => read && read.type !== 'ArrowFunctionExpression')
            .map((read) => source.slice(Number(read?.['start']), Number(read?.['end'])))
            .filter((read) => READ_ONCE.test(read))
            .map((read) => `${path}: ${read}`),
      ),
    plants: [
      { 'tests/e2e/a.test.ts': "expect(await page.getByText('已接受').count(), 'shown').toBe(1);" },
      { 'tests/e2e/a.test.ts': 'expect((await total().innerText()).trim()).toBe(agreed);' },
    ],
    allowed: [
      { 'tests/e2e/a.test.ts': "await expect.poll(() => page.getByText('已接受').count()).toBe(1);" },
      { 'tests/e2e/a.test.ts': "expect((await world.call('/a')).status).toBe(200);" },
    ],
  },
];
