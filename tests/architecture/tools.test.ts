import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plantFolder, runTool } from '../support/arrows/planted-folder';
import { LINT_PLANTS } from './plants/lint.plants';
import { SOUND_FILES, TYPE_PLANTS } from './plants/type.plants';

const sourcesIn = (plants: { path: string; source: string }[]) =>
  Object.fromEntries(plants.map(({ path, source }) => [path, `${source}\n`]));

const OXLINT = 'oxlint/bin/oxlint';
const TSC = 'typescript/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';

type LintSettings = { rules: Record<string, unknown>; overrides: { rules: Record<string, unknown> }[] };

const switchedOn = (rules: Record<string, unknown>) => Object.keys(rules).filter((rule) => rules[rule] !== 'off');

describe('the linter', () => {
  const planted = plantFolder(sourcesIn(LINT_PLANTS));
  afterAll(planted.remove);
  let caught: { code: string; filename: string }[];
  beforeAll(async () => {
    const { said } = await runTool(planted.folder, OXLINT, '--type-aware', '--format', 'json');
    caught = (JSON.parse(said) as { diagnostics: typeof caught }).diagnostics;
  });

  it.each(LINT_PLANTS)('catches $rule in $path', ({ rule, path }) => {
    const codes = caught.filter(({ filename }) => filename === path).map(({ code }) => code);
    expect(codes.join(' ')).toContain(`(${rule.replace(/^.*\//, '')})`);
  });

  it('has a plant for every rule its settings name', () => {
    const settings = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as LintSettings;
    const named = [settings.rules, ...settings.overrides.map(({ rules }) => rules)].flatMap(switchedOn);
    const plants = LINT_PLANTS.map(({ rule }) => rule);
    expect(named.filter((rule) => !plants.includes(rule))).toEqual([]);
  });
});

describe('the compiler', () => {
  const planted = plantFolder({ ...sourcesIn(TYPE_PLANTS), ...SOUND_FILES });
  afterAll(planted.remove);
  const errors = new Map<string, string>();
  beforeAll(async () => {
    for (const project of new Set(TYPE_PLANTS.map((plant) => plant.project)))
      errors.set(project, (await runTool(planted.folder, TSC, '--project', project, '--pretty', 'false')).said);
  });

  it.each(TYPE_PLANTS)('rejects in $project: $promise', ({ project, path, error }) => {
    const lines = errors
      .get(project)
      ?.split('\n')
      .filter((line) => line.startsWith(`${path}(`));
    expect(lines?.join('\n')).toContain(`error ${error}:`);
  });
});

describe('the formatter', () => {
  const planted = plantFolder({
    'src/crooked.ts': 'export const a = {b:"c"}\n',
    'src/straight.ts': "export const a = 'b';\n",
  });
  afterAll(planted.remove);

  it('refuses a badly formatted file and accepts a formatted one', async () => {
    const crooked = await runTool(planted.folder, BIOME, 'format', 'src/crooked.ts');
    const straight = await runTool(planted.folder, BIOME, 'format', 'src/straight.ts');
    expect([crooked.code, straight.code]).toEqual([1, 0]);
  });
});
