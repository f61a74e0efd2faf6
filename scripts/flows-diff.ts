// Says what a change does to the flows: `npm run flows:diff -- <git ref>`, in words here, in pictures in dist/flows/diff.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';

import { compareGraphs, isUnchanged } from '../flows/diff/compare';
import { mergeGraphs } from '../flows/diff/merge';
import { tellDiff } from '../flows/diff/tell';
import { layOut } from '../flows/layout/lay-out';
import { standAlone } from '../flows/picture/stand-alone';
import { createSpeaker } from '../flows/words/chinese';
import { diffVoice } from '../flows/words/voice';
import { flowDiffCopy as copy } from '../src/copy/flows/diff';
import { checkOut, graphsIn, ownWordsIn } from './flows/machines-at';
import { root } from './root.mjs';

const ref = process.argv[2] ?? 'HEAD';
const before = await graphsIn(checkOut(root, ref));
const after = await graphsIn(root);
const { chineseOf, letteringsOf } = createSpeaker(await ownWordsIn(root));
const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted();

const folder = join(root, 'dist', 'flows', 'diff');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const css = readFileSync(join(root, 'flows/picture/picture.css'), 'utf8');
const elk = new ELK();

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const sections: string[] = [];

for (const id of ids) {
  const [old, now] = [before.get(id) ?? null, after.get(id) ?? null];
  const diff = compareGraphs(old, now);
  if (isUnchanged(diff)) continue;
  const lines = tellDiff(diff, copy, diffVoice(chineseOf(id), [now, old]));
  console.log(`${lines.join('\n')}\n`);
  const { graph, changes } = mergeGraphs(old, now, diff);
  const placed = await layOut(elk, graph, { lettering: letteringsOf(id).both });
  const picture = standAlone({ placed, title: diff.description, marks: { changes }, css });
  writeFileSync(join(folder, `${id}.svg`), picture);
  sections.push(`<section><pre>${escaped(lines.join('\n'))}</pre><img src="${id}.svg" alt=""></section>`);
}

if (sections.length === 0) console.log(copy.nothing);
else {
  const style =
    ':root{color-scheme:light dark}body{font:14px/1.6 system-ui;margin:24px}img{max-width:100%}pre{white-space:pre-wrap}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${copy.title(ref)}</title><style>${style}</style><h1>${copy.title(ref)}</h1><p>${copy.legend}</p>${sections.join('')}</html>`,
  );
  console.log(`dist/flows/diff/index.html`);
}
