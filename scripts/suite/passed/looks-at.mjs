// @ts-check

/**
 * What a module learns that its imports do not tell, where it can be said: files and folders of the house, and nothing
 * where it only looks at what it has made itself (a folder of its own, a server of its own). A test that reaches another
 * module which looks outside always runs.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const LOOKS_AT = {
  // Places that were kept are those of the same chart, letters and layout.
  'flows/facts/keep.ts': [],
  'flows/facts/placing.ts': ['flows/graph/', 'flows/layout/'],
  // What walks have left behind changes with the charts they walked.
  'flows/facts/reports.ts': ['docs/flows/README.md'],
  'flows/watch/watch-plugin.mjs': [],
  'scripts/chromium/launch.mjs': [],
  'scripts/install/freshness.mjs': [],
  'scripts/take-turns.mjs': [],
  'tests/architecture/tools.test.ts': ['.oxlintrc.json'],
  'tests/domain/specification.test.ts': ['domain/people/credentials.ts', 'server/world/content/legal/'],
  'tests/effects/captcha.test.ts': [],
  'tests/effects/gateway/patience.test.ts': [],
  'tests/effects/gateway/request.test.ts': [],
  'tests/effects/specification.test.ts': ['src/ui/tokens.css'],
  'tests/flows/docs.test.ts': ['docs/flows/'],
  'tests/flows/foundations.test.ts': ['src/ui/tokens.css'],
  'tests/flows/watch.test.ts': ['vite.config.ts', 'flows/', 'scripts/'],
  'tests/scripts/bootstrap.test.ts': ['scripts/'],
  'tests/scripts/counting-reporter.test.ts': ['scripts/suite/'],
  'tests/scripts/lint-changed.test.ts': [],
  'tests/scripts/launch.test.ts': ['scripts/chromium/'],
  'tests/scripts/lock.test.ts': ['package.json', 'package-lock.json'],
  'tests/scripts/longest-first.test.ts': ['scripts/suite/'],
  'tests/scripts/take-turns.test.ts': ['scripts/'],
  'tests/support/arrows/planted-folder.ts': [
    '.gitignore',
    '.oxlintrc.json',
    'biome.json',
    'tsconfig.json',
    'contract/tsconfig.json',
    'domain/tsconfig.json',
    'machines/tsconfig.json',
    'server/tsconfig.json',
  ],
  // A page is read here only where it is written.
  'tests/support/agreed/agreeing.ts': [],
  'tests/support/coasts.ts': ['src/features/order-success/coasts.svg'],
  'tests/support/flows/read-paper.ts': ['docs/flows/'],
  // A walk holds its figures against the page when it is taken; an edit of the page alone is left to the whole suite.
  'tests/support/flows/walk-figures.ts': [],
};
