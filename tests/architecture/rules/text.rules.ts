import { roomAt } from '../../../scripts/rooms.mjs';
import type { House } from '../../support/arrows/house';
import type { Rule } from '../rule';

/** Folders of a developer machine; paths of every system (/usr, /etc) are allowed. */
const MACHINE_PATH = /(?<![\w.\-/$}])\/(?:work|home|Users|root|tmp)\/[\w.-]/;
const REGISTRY = /\bregistry\.[a-z]|\bnpmmirror\b/;
const TEST_DOOR = '__test/';
const isOfSite = (path: string) => roomAt(path)?.builds.includes('site') === true;

const linesWith = (house: House, pattern: RegExp) =>
  [...house].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

/** Bottom bar without the space that `ui.css` reserves for the focused element. */
const OWN_FOOT = /^(?=.*\b(?:sticky|fixed)\b)(?=.*[\s"'`]bottom-0\b)/;
const isDrawn = (path: string) => path.startsWith('src/') && path.endsWith('.tsx');

/** Split, so that this file does not break its own rules. */
const pieces = (...parts: string[]) => parts.join('');

/** Ways a test replaces a global, and the way it restores that. */
const STANDS_IN: readonly (readonly [puts: RegExp, takesBack: string])[] = [
  [/\bstubGlobal\(|\bshelve\(/, 'unstubAllGlobals('],
  [/\bstubEnv\(/, 'unstubAllEnvs('],
  [/\buseFakeTimers\(/, 'useRealTimers('],
];

/** Time limit below the five minutes of the runner: a slow machine is no fault. */
const SHORT = '(?:[12]?\\d{1,2}_?\\d00|(?:[1-4] \\* )?MINUTE)';
const SHORT_BOUND = new RegExp(`^\\s*\\}, ${SHORT}\\);|\\{ timeout: ${SHORT}(?:, \\.\\.\\.LONG)? \\}, (?:async )?\\(`);

const OWN_PATIENCE =
  /\b(?:waitFor\w*|poll|find(?:All)?By\w+)\(.*(?:timeout: [\d_]+|, \d{1,3}_?\d{3}\))|setDefaultTimeout\([\d_]+\)/;

/** Description or requirements of a state that the bundler cannot drop. */
const UNGUARDED = /\b(?:description:\s+'|meta:\s+\{ requirements)/;

export const TEXT_RULES: Rule[] = [
  {
    promise: 'what only pictures of charts show stands behind `PICTURES`, so that no browser loads it',
    faultsIn: (house) =>
      [...house].flatMap(([path, source]) => (/^machines\/.*\.ts$/.test(path) && UNGUARDED.test(source) ? [path] : [])),
    plants: [
      { 'machines/a.ts': "idle: { description: '空闲' }" },
      { 'machines/a.ts': "description:\n  '空闲'" },
      { 'machines/a.ts': "meta: { requirements: ['4 session stored'] }" },
    ],
    allowed: [{ 'machines/a.ts': "description: PICTURES && '空闲',\ndescription: words.idle," }],
  },
  {
    promise: 'nothing names a folder of the machine it was written on',
    faultsIn: (house) => linesWith(house, MACHINE_PATH),
    plants: [
      { 'README.md': pieces('see `/wo', 'rk/main/src`') },
      { 'scripts/a.mjs': pieces("open('/t", "mp/log')") },
      { 'docs/a.md': pieces('(/ho', 'me/me/a.md)') },
    ],
    allowed: [{ 'src/a.ts': "import Home from '../home/home-page';\nconst path = `${base}/home/a`;" }],
  },
  {
    promise: 'a bar at the foot of the screen leaves room for what has the focus (bottom-bar, fixed-bar)',
    faultsIn: (house) => linesWith(new Map([...house].filter(([path]) => isDrawn(path))), OWN_FOOT),
    plants: [
      { 'src/features/a.tsx': 'export const A = () => <p className="sticky bottom-0 z-10">1</p>;' },
      { 'src/trade/a.tsx': 'export const A = () => <p className="fixed inset-x-0 bottom-0">1</p>;' },
    ],
    allowed: [
      { 'src/ui/a.tsx': 'export const A = () => <p className="bottom-bar">1</p>;' },
      { 'src/ui/b.tsx': 'export const B = () => <p className="absolute inset-x-0 bottom-0">1</p>;' },
    ],
  },
  {
    promise: 'nothing names a package registry',
    faultsIn: (house) => linesWith(house, REGISTRY),
    plants: [
      { 'package-lock.json': pieces('"resolved": "https://regi', 'stry.example.com/a.tgz"') },
      { '.npmrc': pieces('@scope:regi', 'stry.npmjs=1') },
    ],
  },
  {
    promise: 'what watches the charts comes with the development alone',
    faultsIn: (house) =>
      [...house]
        .filter(([path, text]) => isOfSite(path) && /flows\/watch|chemlane\.flows/.test(text))
        .map(([path]) => path),
    plants: [
      { 'src/app/start.ts': "import { watchActors } from '../../flows/watch/watch-actors';" },
      { 'index.html': "<script>new BroadcastChannel('chemlane.flows')</script>" },
    ],
    allowed: [{ 'scripts/dev.mjs': "import { watchFlows } from '../flows/watch/watch-plugin.mjs';" }],
  },
  {
    promise: 'what is wrong is drawn by its border: the outline is that of the focus, wherever it is',
    faultsIn: (house) =>
      [...house].filter(([path, text]) => isOfSite(path) && /-invalid:outline/.test(text)).map(([path]) => path),
    plants: [{ 'src/ui/form/select.tsx': "const LOOK = 'data-invalid:outline data-invalid:outline-bad';" }],
    allowed: [{ 'src/ui/form/select.tsx': "const LOOK = 'data-invalid:border-bad focus-visible:outline-offset-0';" }],
  },
  {
    promise: 'the site knows nothing of the doors only tests may use',
    faultsIn: (house) =>
      [...house]
        .filter(([path, text]) => (isOfSite(path) || path.startsWith('dist/site/')) && text.includes(TEST_DOOR))
        .map(([path]) => path),
    plants: [
      { 'dist/site/assets/index.js': "fetch('/__test/sms')" },
      { 'src/effects/a.ts': "export const door = '/__test/clock';" },
    ],
  },
  {
    promise: 'no test ends sooner than the runner ends a stuck one',
    faultsIn: (house) =>
      linesWith(new Map([...house].filter(([path]) => /\.test\.tsx?$|^tests\/support\//.test(path))), SHORT_BOUND),
    plants: [
      { 'tests/a.test.ts': "it('adds', async () => {\n}, 60_000);" },
      { 'tests/a.test.ts': "it('adds', { timeout: 5_000 }, () => {" },
      { 'tests/a.test.ts': "it('adds', { timeout: 2 * MINUTE, ...LONG }, async () => {" },
      { 'tests/a.test.tsx': 'beforeAll(async () => {\n}, MINUTE);' },
    ],
    allowed: [{ 'tests/a.test.ts': "it('adds', async () => {\n}, 600_000);" }],
  },
  {
    promise: 'tests wait by one patience (tests/support/patience.ts)',
    faultsIn: (house) =>
      linesWith(new Map([...house].filter(([path]) => /^tests\/(?!architecture\/)/.test(path))), OWN_PATIENCE),
    plants: [
      { 'tests/e2e/a.ts': 'await button.waitFor({ timeout: 5_000 });' },
      { 'tests/server/a.test.ts': 'await vi.waitFor(look, { timeout: 10_000 });' },
      { 'tests/server/a.test.ts': 'await vi.waitFor(look, 2_000);' },
      { 'tests/views/a.test.tsx': "await screen.findByRole('dialog', {}, { timeout: 10_000 });" },
      { 'tests/e2e/a.test.ts': 'page.setDefaultTimeout(30_000);' },
    ],
    allowed: [{ 'tests/e2e/a.ts': 'await button.waitFor(PATIENCE);' }],
  },
  {
    promise: 'a test takes back what it has put in the place of a global: files of one room share their worker',
    faultsIn: (house) =>
      [...house].flatMap(([path, text]) => {
        if (!/^tests\/.*\.test\.tsx?$/.test(path)) return [];
        const isLeft = STANDS_IN.some(([puts, takesBack]) => puts.test(text) && !text.includes(takesBack));
        return isLeft ? [path] : [];
      }),
    plants: [
      { 'tests/effects/a.test.ts': "vi.stubGlobal('localStorage', {});" },
      { 'tests/effects/a.test.ts': "vi.stubEnv('TZ', 'UTC');" },
      { 'tests/effects/a.test.ts': 'beforeEach(() => void shelve());' },
      { 'tests/effects/a.test.ts': 'vi.useFakeTimers();' },
    ],
    allowed: [
      { 'tests/effects/a.test.ts': "vi.stubGlobal('localStorage', {});\nafterEach(() => vi.unstubAllGlobals());" },
      { 'tests/support/a.ts': "vi.stubGlobal('localStorage', {});" },
    ],
  },
];
