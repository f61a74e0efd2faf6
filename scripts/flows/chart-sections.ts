import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type ELK from 'elkjs/lib/elk.bundled.js';

import { chartChange, type Behaviour, type ChartChange } from '../../flows/diff/behaviours';
import { isUnchanged } from '../../flows/diff/compare';
import { heldBy, type TestFile } from '../../flows/diff/held-by';
import { mergeGraphs } from '../../flows/diff/merge';
import type { ChartSection } from '../../flows/diff/page-chart';
import type { StepRecord } from '../../flows/facts/steps';
import type { FlowGraph } from '../../flows/graph/graph.types';
import { layOut } from '../../flows/layout/lay-out';
import { standAlone } from '../../flows/picture/stand-alone';
import { createSpeaker } from '../../flows/words/lettering';
import { chartsIn, ownWordsIn, type FoundChart } from './machines-in';
import { notesOf } from './notes-file';
import { stepsIn, type Steps } from './side';

type Trees = { before: string; after: string };

type Work = { root: string; trees: Trees; folder: string; elk: InstanceType<typeof ELK>; isPlayed: boolean };

const testsIn = (tree: string): TestFile[] =>
  readdirSync(join(tree, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file: `tests/${file}`, text: readFileSync(join(tree, 'tests', file), 'utf8') }));

function recordFor(records: Record<string, StepRecord>, graph: FlowGraph | null, id: string | null): StepRecord | null {
  if (id === null || graph === null) return null;
  if (!graph.nodes.has(id)) return records[id] ?? null;
  const into = graph.edges.filter(({ target }) => target === id).map((edge) => records[edge.id]);
  return into.find((one) => one !== undefined) ?? null;
}

const linkOf = (chart: string, { input, before }: StepRecord) =>
  `#/${chart}?${encodeURIComponent(JSON.stringify([input, ...before]))}`;

function linksFor(
  { before, after }: Behaviour,
  chart: string,
  sides: { records: Record<string, StepRecord>; graph: FlowGraph | null }[],
) {
  const [old, now] = [before, after].map((id, at) => recordFor(sides[at]?.records ?? {}, sides[at]?.graph ?? null, id));
  const [first, second] = [old ?? now, now ?? old];
  return first && second ? { before: linkOf(chart, first), after: linkOf(chart, second) } : null;
}

const digestOf = ({ behaviours }: ChartChange) =>
  createHash('sha256')
    .update(behaviours.map(({ kind, says }) => `${kind} ${says}`).join('\n'))
    .digest('hex')
    .slice(0, 12);

export async function chartSections({ root, trees, folder, elk, isPlayed }: Work): Promise<ChartSection[]> {
  const [before, after] = [await chartsIn(trees.before), await chartsIn(trees.after)];
  const [was, is] = [createSpeaker(await ownWordsIn(trees.before)), createSpeaker(await ownWordsIn(trees.after))];
  const sideOf = (found: FoundChart | undefined, speaker: typeof was, id: string) =>
    found ? { graph: found.graph, translator: speaker.chineseOf(id) } : null;
  const found = [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((id) => {
    const change = chartChange(sideOf(before.get(id), was, id), sideOf(after.get(id), is, id));
    return isUnchanged(change.diff) && change.behaviours.length === 0 ? [] : [{ id, change }];
  });
  const told = found.filter(({ change }) => change.behaviours.length > 0);
  const ids = told.map(({ id }) => id).filter((id) => id !== 'orderLife');
  const steps: Steps[] =
    isPlayed && ids.length > 0 ? [stepsIn(root, trees.before, ids), stepsIn(root, trees.after, ids)] : [{}, {}];
  const tests = testsIn(trees.after);
  const css = readFileSync(join(root, 'flows/picture/picture.css'), 'utf8');
  const sections: ChartSection[] = [];
  for (const { id, change } of told) {
    const [old, now] = [change.old, after.get(id)?.graph ?? null];
    const { graph, changes } = mergeGraphs(old, now, change.diff);
    const placed = await layOut(elk, graph, { lettering: (now ? is : was).letteringsOf(id).zh });
    const [title = id, purpose = ''] = (now ?? graph).description.split('：');
    writeFileSync(join(folder, `${id}.svg`), standAlone({ placed, title, marks: { changes }, css }));
    const place = basename((after.get(id) ?? before.get(id))?.file ?? '').replace('.machine.ts', '');
    const sides = [before.get(id), after.get(id)].map((side, at) => ({
      records: steps[at]?.[id] ?? {},
      graph: side?.graph ?? null,
    }));
    sections.push({
      id,
      title,
      purpose,
      standing: old === null ? 'new' : now === null ? 'gone' : 'changed',
      behaviours: change.behaviours.map((behaviour) => ({
        ...behaviour,
        held: heldBy(tests, id, place, behaviour.event),
        links: linksFor(behaviour, id, sides),
      })),
      inside: change.inside,
      walkedBy: tests.find(({ file }) => file.includes(`/${place}.model.`))?.file ?? 'tests/machines',
      picture: `${id}.svg`,
      change: digestOf(change),
      signatures: notesOf(root, id).signatures,
    });
  }
  return sections;
}
