// Says what a change does to the flows, for people who sign it: `npm run flows:diff -- main`, `-- a..b`, `-- a^!`;
// `--play` builds both atlases, `--read` opens the page for signing, `note '{…}'` writes one signature.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';

import { KINDS } from '../flows/diff/behaviours';
import { diffPage } from '../flows/diff/page';
import { flowDiffCopy as copy } from '../flows/copy/diff';
import { chartSections } from './flows/chart-sections';
import { addNote } from './flows/notes-file';
import { checkOut, commitsOf, readRange } from './flows/range';
import { openReadingRoom } from './flows/reading-room';
import { newTests, screenSections, sentencesOf } from './flows/screen-sections';
import { atlasOf } from './flows/side';
import { root } from './root.mjs';

const options = process.argv.slice(2);
const [said = 'HEAD', note] = options.filter((option) => !option.startsWith('--'));

if (said === 'note') {
  const file = addNote(root, JSON.parse(note ?? '{}'), new Date().toISOString().slice(0, 10));
  if (!file) throw new Error('neither a signature nor a remark');
  console.log(file);
  process.exit(0);
}

const isPlayed = options.includes('--play');
const range = readRange(root, said);
const trees = {
  before: checkOut(root, range.before),
  after: range.after === null ? root : checkOut(root, range.after),
};
const folder = join(root, 'dist', 'flows', 'diff');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const charts = await chartSections({ root, trees, folder, elk: new ELK(), isPlayed });
const hasAtlas = {
  before: isPlayed && charts.length > 0 && atlasOf(root, trees.before, join(folder, 'before')),
  after: isPlayed && charts.length > 0 && atlasOf(root, trees.after, join(folder, 'after')),
};
const page = {
  said,
  commits: commitsOf(root, range),
  charts,
  screens: screenSections(root, range),
  sentences: sentencesOf(root, range),
  tests: newTests(root, range),
  hasAtlas,
};

for (const { title, id, behaviours } of charts) {
  console.log(`\n${title}（${id}）`);
  for (const kind of KINDS)
    for (const { says } of behaviours.filter((one) => one.kind === kind))
      console.log(`  ${copy.page.kinds[kind]}：${says}`);
}
for (const { file, added, gone, sights } of page.screens) {
  console.log(`\n${file}`);
  for (const sight of sights.added) console.log(`  ${copy.page.kinds.can}：${copy.page.sights}“${sight}”`);
  for (const { says, sight } of added) console.log(`  ${copy.page.kinds.can}：${copy.page.newControl(says, sight)}`);
  for (const sight of sights.gone) console.log(`  ${copy.page.kinds.cannot}：${copy.page.sights}“${sight}”`);
  for (const { says, sight } of gone) console.log(`  ${copy.page.kinds.cannot}：${copy.page.newControl(says, sight)}`);
}
const { added, gone, changed } = page.sentences;
console.log('');
for (const line of added) console.log(`  ${copy.page.says.added}：${line}`);
for (const [old, now] of changed) console.log(`  ${copy.page.says.changed}：${old} → ${now}`);
for (const line of gone) console.log(`  ${copy.page.says.gone}：${line}`);
if (charts.length === 0) console.log(copy.nothing);

const source = (file: string) => readFileSync(join(root, 'flows/diff', file), 'utf8');
writeFileSync(join(folder, 'index.html'), diffPage(page, source('page.css'), source('page-script.js')));
copyFileSync(join(folder, 'index.html'), join(folder, `${range.before.slice(0, 9)}.html`));
console.log('\ndist/flows/diff/index.html');

if (options.includes('--read')) {
  const { address } = await openReadingRoom(root, join(root, 'dist', 'flows'), 4600);
  console.log(`${address}diff/`);
} else process.exit(0);
