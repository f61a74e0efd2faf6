import { isProduct, roomAt } from '../../../scripts/rooms.mjs';
import { type House, sourcesOf } from '../../support/arrows/house';
import { nameOf, nodesOf, parse, walk, type Node } from '../../support/arrows/syntax';
import type { Rule } from '../rule';

/** Code that runs; stories and tests only use it. */
const runs = (path: string) => !['stories', 'wholePages', 'tests', undefined].includes(roomAt(path)?.name);

/** Files whose exports are checked; repository tools may serve the tests. */
const isLookedAt = (path: string) => isProduct(path) || path.startsWith('flows/');

/** The mode engine may export ahead of the modes that use it. */
const AHEAD = /^(?:domain\/(?:goods|modes|offer|order)|server\/(?:trade\/modes|world\/takings)|src\/trade)\//;

/** Exports without a product caller, with their reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'server/base/house-log/log.ts: findBrokenLine': 'the chain by itself, for every test of the desk that writes',
  'server/trade/sea/charges.ts: seaCharges': 'a price by itself, for the worked examples',
  'server/trade/sea/lanes.ts: laneKeys': 'every lane there is, for what must hold on all of them',
  'server/trade/sea/level.ts: departureRate': 'a rate by itself, for the worked examples',
  'src/ui/layer/tooltip.tsx: Tooltip': 'a piece of the kit, shown in its stories',
};

/** Selectors of a chart may answer any question about its state. */
const isAnswer = (path: string, name: string) => path.startsWith('machines/') && name.startsWith('select');

/** Words of a chart are found by file name. */
const isFound = (path: string) => path.startsWith('machines/') && path.endsWith('.words.ts');

const DECLARING = ['FunctionDeclaration', 'VariableDeclaration', 'ClassDeclaration'];

/** Names a file declares and exports; re-exports belong to another file. */
function letOutBy(path: string, source: string): string[] {
  const declared = nodesOf(path, source, 'ExportNamedDeclaration').flatMap((node) => {
    const declaration = node['declaration'] as Node | null;
    return declaration && DECLARING.includes(declaration.type) ? [declaration] : [];
  });
  return declared.flatMap((declaration) => {
    const named = (declaration['declarations'] as Node[] | undefined) ?? [declaration];
    return named.flatMap((one) => nameOf(one['id']) ?? []);
  });
}

/** Original name of a renamed import. */
const renamedIn = (node: Node): string | null =>
  nameOf(node['imported']) === nameOf(node['local']) ? null : nameOf(node['imported']);

function saidIn(path: string, source: string): Map<string, number> {
  const said = new Map<string, number>();
  const note = (name: string | null) => name !== null && said.set(name, (said.get(name) ?? 0) + 1);
  walk(parse(path, source).program, (node) => {
    if (node.type === 'ExportNamedDeclaration' && node['source']) return false;
    if (node.type === 'ImportSpecifier') note(renamedIn(node));
    else if (['Identifier', 'JSXIdentifier', 'Literal'].includes(node.type)) note(nameOf(node));
    return node.type !== 'ImportSpecifier';
  });
  return said;
}

function withoutCaller(house: House): string[] {
  const product = sourcesOf(house).filter(([path]) => runs(path));
  const said = product.map(([path, source]) => [path, saidIn(path, source)] as const);
  const users = new Map<string, number>();
  for (const [, names] of said) for (const name of names.keys()) users.set(name, (users.get(name) ?? 0) + 1);
  const own = new Map(said);
  const lookedAt = product.filter(([path]) => isLookedAt(path) && !AHEAD.test(path) && !isFound(path));
  return lookedAt.flatMap(([path, source]) =>
    letOutBy(path, source)
      .filter((name) => users.get(name) === 1 && own.get(path)?.get(name) === 1 && !isAnswer(path, name))
      .map((name) => `${path}: ${name}`)
      .filter((found) => !Object.hasOwn(KNOWN, found)),
  );
}

export const CALLER_RULES: Rule[] = [
  {
    promise: 'nothing is let out for tests alone',
    faultsIn: withoutCaller,
    plants: [
      { 'domain/values/a.ts': 'export const a = 1;', 'tests/a.test.ts': "import { a } from '../domain/values/a'; a;" },
      { 'machines/a/a.ts': 'export function a() {}', 'machines/a/index.ts': "export { a } from './a';" },
      {
        'src/ui/a.tsx': 'export function A() { return null; }',
        'stories/a.tsx': "import { A } from '../src/ui/a'; A;",
      },
    ],
    allowed: [
      { 'domain/a.ts': 'export const a = 1;', 'domain/b.ts': "import { a } from './a'; export default a;" },
      { 'domain/a.ts': 'export const a = 1; const b = a; b;' },
      { 'machines/a/a.words.ts': 'export const aWords = 1;' },
      { 'server/a.ts': 'export const a = 1;', 'server/b.ts': "const { a } = await import('./a'); a;" },
    ],
  },
];
