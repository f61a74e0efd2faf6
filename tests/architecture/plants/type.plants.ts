import { SCOPES } from '../../../scripts/rooms.mjs';

/** One file per compiler promise, with the expected error and the settings that give it. */
export type TypePlant = { promise: string; project: string; path: string; source: string; error: string };

const outsideTheBrowser = (project: string, source: string, error: string, index: number): TypePlant => ({
  promise: `${project} knows neither the page nor the network: ${source}`,
  project,
  path: `${project}/foreign-${index}.ts`,
  source,
  error,
});

const FOREIGN = [
  'document.title;',
  'window.name;',
  'localStorage.length;',
  "void fetch('/');",
  'setTimeout(() => {}, 1);',
];
/** The server uses the network. */
const PURE_ROOMS = SCOPES.filter((scope) => scope !== 'server');

const strict = (promise: string, source: string, error: string, path: string): TypePlant => ({
  promise,
  project: '.',
  path,
  source,
  error,
});

export const TYPE_PLANTS: TypePlant[] = [
  ...PURE_ROOMS.flatMap((room) =>
    FOREIGN.map((source, index) =>
      outsideTheBrowser(room, source, source.startsWith('doc') ? 'TS2584' : 'TS2304', index),
    ),
  ),
  outsideTheBrowser('server', 'document.title;', 'TS2584', 0),
  strict('null is not a value', 'export const a: string = null;', 'TS2322', 'src/null.ts'),
  strict('a parameter has a type', 'export const a = (b) => 1 + b.length;', 'TS7006', 'src/implicit.ts'),
  strict('a list may be empty', 'export const a = (b: string[]): string => b[0];', 'TS2322', 'src/empty.ts'),
  strict('absent is not undefined', 'export const a: { b?: string } = { b: undefined };', 'TS2375', 'src/absent.ts'),
  strict('every path returns', 'export function a(b: boolean) {\n  if (b) return 1;\n}', 'TS7030', 'src/returns.ts'),
  strict(
    'a case ends',
    "export function a(b: string) {\n  switch (b) {\n    case 'x':\n      b = 'y';\n    default:\n      return b;\n  }\n}",
    'TS7029',
    'src/falls.ts',
  ),
  strict('nothing local is unused', 'const a = 1;\nexport {};', 'TS6133', 'src/local.ts'),
  strict('no parameter is unused', 'export const a = (b: number) => 1;', 'TS6133', 'src/parameter.ts'),
  strict(
    'a type is imported as a type',
    "import { Only } from './only';\nexport const a: Only = 1;",
    'TS1484',
    'src/verbatim.ts',
  ),
  strict('types can be erased', 'export enum A {\n  B,\n}', 'TS1294', 'src/erasable.ts'),
];

export const SOUND_FILES = { 'src/only.ts': 'export type Only = number;' };
