import { inject } from 'vitest';

import { choicesAt, startsOf } from './choices';
import type { Path } from './cover';
import { explore, type Edge, type Graph } from './explore';
import { nextPlace, type Moment, type Place } from './moment';
import { sharedName, type Plan } from './plan';
import { predict } from './replay';
import { stepLabel, type Step } from './step';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the list of the library grows by being declared again
  interface ProvidedContext {
    /** Folder of this run for shared graphs; absent in runs that mutate charts. */
    graphs?: string;
  }
}

/** Compact tables: up to 200,000 edges between 15,000 situations. */
type GraphRecord = {
  situations: string[];
  steps: Step[];
  covers: (readonly string[])[];
  ignored: (string | null)[];
  /** Four numbers per edge: target, step, covers, ignored event; a row of starts, then one per situation. */
  edges: number[][];
};

/** FNV-1a in two halves of 32 bits: a browser has no synchronous digest. */
function digestOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code ^ (one >>> 16), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

function bare(step: Step): Step {
  if (step.kind === 'time') return step;
  if (step.kind === 'event') return { ...step, event: { type: step.event.type } };
  if (step.kind === 'start') return { ...step, input: null };
  return step.kind === 'done' ? { ...step, output: null } : { ...step, error: null };
}

function table<TValue>(keyOf: (value: TValue) => unknown) {
  const numbers = new Map<unknown, number>();
  const values: TValue[] = [];
  const numberOf = (value: TValue): number => {
    const key = keyOf(value);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, numberOf };
}

function recordOf({ starts, out }: Graph): GraphRecord {
  const situations = table<string>((key) => key);
  const steps = table<Step>((step) => `${step.kind} ${stepLabel(step)}`);
  const covers = table<readonly string[]>((one) => one);
  const ignored = table<string | null>((one) => one);
  const numbers = ({ to, step, covers: covered, ignored: left }: Edge): number[] => [
    situations.numberOf(to),
    steps.numberOf(step),
    covers.numberOf(covered),
    ignored.numberOf(left),
  ];
  for (const key of out.keys()) situations.numberOf(key);
  const edges = [starts, ...out.values()].map((each) => each.flatMap(numbers));
  return {
    situations: situations.values.map(digestOf),
    steps: steps.values.map(bare),
    covers: covers.values,
    ignored: ignored.values,
    edges,
  };
}

/** Graph with step names on edges; `stepOf` finds the payload, `places` every situation as it was explored first. */
export type NamedGraph = Graph & { stepOf: (edge: Edge) => Step; places: () => Place[] };

const isSameStep = (one: Step, other: Step): boolean => one.kind === other.kind && stepLabel(one) === stepLabel(other);

/** Finds the original steps: each situation represents the place explored first. */
function named(graph: Graph): NamedGraph {
  const { plan, starts, out } = graph;
  const first = new Map<string, Edge>();
  for (const edge of [starts, ...out.values()].flat()) if (!first.has(edge.to)) first.set(edge.to, edge);
  const places = new Map<string, Place>();
  const placeOf = (situation: string): Place => {
    const known = places.get(situation);
    if (known) return known;
    const edge = first.get(situation);
    if (!edge) throw new Error(`${plan.machine.id} was explored otherwise: nothing leads to ${situation}`);
    const place = nextPlace(plan.machine, edge.from === null ? null : placeOf(edge.from), stepOf(edge));
    places.set(situation, place);
    return place;
  };
  /** One step object per edge: a later step may carry the file object of an earlier one. */
  const steps = new Map<Edge, Step>();
  function stepOf(edge: Edge): Step {
    const known = steps.get(edge);
    if (known) return known;
    const { from, step } = edge;
    const choices = from === null ? startsOf(plan) : choicesAt(plan, placeOf(from));
    const found = choices.find((one) => isSameStep(one, step));
    if (!found) throw new Error(`${plan.machine.id} was explored otherwise: there is no ${stepLabel(step)}`);
    steps.set(edge, found);
    return found;
  }
  return { ...graph, stepOf, places: () => [...first.keys()].map(placeOf) };
}

function graphFrom(plan: Plan, { situations, steps, covers, ignored, edges }: GraphRecord): NamedGraph {
  const edgesFrom = (from: string | null, row: readonly number[]): Edge[] =>
    Array.from({ length: row.length / 4 }, (_, at): Edge => {
      const [to = 0, step = 0, covered = 0, left = 0] = row.slice(4 * at, 4 * at + 4);
      return {
        from,
        to: situations[to] ?? '',
        step: steps[step] as Step,
        covers: covers[covered] ?? [],
        ignored: ignored[left] ?? null,
      };
    });
  const [starts = [], ...rows] = edges;
  const out = rows.map((row, at): [string, Edge[]] => [situations[at] ?? '', edgesFrom(situations[at] ?? '', row)]);
  return named({ plan, starts: edgesFrom(null, starts), out: new Map(out) });
}

/** Node file system; null in a browser, where each walk explores its chart. */
const files = () => globalThis.process?.getBuiltinModule?.('node:fs') ?? null;

function fileOf(plan: Plan): string | null {
  const [folder, name] = [inject('graphs'), sharedName(plan)];
  return folder === undefined || name === undefined ? null : `${folder}/${name}.json`;
}

function readGraph(plan: Plan): GraphRecord | null {
  const file = fileOf(plan);
  const fs = files();
  return file !== null && fs?.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as GraphRecord) : null;
}

export function shareGraph(graph: Graph): GraphRecord {
  const record = recordOf(graph);
  const [file, fs] = [fileOf(graph.plan), files()];
  if (file === null || !fs || fs.existsSync(file)) return record;
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(record));
  fs.renameSync(draft, file);
  return record;
}

export const graphOf = (plan: Plan): NamedGraph => graphFrom(plan, readGraph(plan) ?? shareGraph(explore(plan)));

export function retrace({ plan, stepOf }: NamedGraph, path: Path): { path: Path; moments: Moment[] } {
  const whole = path.map((edge): Edge => ({ ...edge, step: stepOf(edge) }));
  return { path: whole, moments: predict({ plan }, whole, digestOf) };
}
