import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Repository files by path; a planted tree has only the needed ones. */
export type House = ReadonlyMap<string, string>;

const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|pdf|wasm|br|gz)$/;

export const houseOf = (files: Record<string, string>): House => new Map(Object.entries(files));

/** Files tracked or trackable by git, without ignored ones. */
export function readHouse(): House {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = listed.split('\0').filter((path) => path !== '' && !BINARY.test(path) && existsSync(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

export const sourcesOf = (house: House): [path: string, source: string][] =>
  [...house].filter(([path]) => SOURCE.test(path));
