import { flowDiffCopy } from '../copy/diff';

const { page: copy } = flowDiffCopy;

export type AgreedPage = { file: string; before: string; after: string };

type Control = { says: string; sight: string };

export type ScreenChange = {
  file: string;
  added: Control[];
  gone: Control[];
  sights: { added: string[]; gone: string[] };
};

export type SentenceChange = { added: string[]; gone: string[]; changed: [old: string, now: string][] };

/** A sight is told as the difference from another: `# 正在确认 ← 可以确认收货`. */
const sightsIn = (text: string) =>
  [...text.matchAll(/^# (.+)$/gm)].map(([, title = '']) => (title.split(' ← ')[0] ?? title).trim());

const controlName = (line: string): string | null => {
  const [, role = '', name = ''] = /^(?:[+-] )?» (\w+)(?: “([^”]*)”)?/.exec(line) ?? [];
  const said = copy.roles[role as keyof typeof copy.roles] as string | undefined;
  return said === undefined ? null : `${said}“${name || copy.part}”`;
};

function controlsIn(text: string): Map<string, Control> {
  const found = new Map<string, Control>();
  let sight = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) sight = (line.slice(2).split(' ← ')[0] ?? '').trim();
    const says = line.startsWith('- ») ') ? null : controlName(line);
    if (says !== null && !found.has(says)) found.set(says, { says, sight });
  }
  return found;
}

const missingFrom = <TOne>(all: ReadonlyMap<string, TOne>, others: ReadonlyMap<string, TOne>) =>
  [...all].filter(([key]) => !others.has(key)).map(([, one]) => one);

const beyond = (all: readonly string[], others: readonly string[]) => all.filter((one) => !others.includes(one));

export function screenChanges(pages: readonly AgreedPage[]): ScreenChange[] {
  return pages.flatMap(({ file, before, after }) => {
    const [was, is] = [controlsIn(before), controlsIn(after)];
    const [old, now] = [sightsIn(before), sightsIn(after)];
    const change = {
      file,
      added: missingFrom(is, was),
      gone: missingFrom(was, is),
      sights: { added: beyond(now, old), gone: beyond(old, now) },
    };
    const isNone =
      change.added.length + change.gone.length + change.sights.added.length + change.sights.gone.length === 0;
    return isNone ? [] : [change];
  });
}

const HAN = /\p{Script=Han}/u;

export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^“”]+)”/g)].map(([, says = '']) => says).filter((says) => HAN.test(says));

export const literalsIn = (code: string): string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((says) => HAN.test(says) && !says.includes('(?:'));

const pairsOfSigns = (text: string) =>
  new Set(Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

function likeness(one: string, other: string): number {
  const [first, second] = [pairsOfSigns(one), pairsOfSigns(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

const ALIKE = 0.45;

export function sentenceChanges(before: readonly string[], after: readonly string[]): SentenceChange {
  const [old, now] = [[...new Set(before)], [...new Set(after)]];
  const gone = new Set(beyond(old, now));
  const changed: [string, string][] = [];
  const added = beyond(now, old).filter((says) => {
    const [best] = [...gone]
      .map((other) => ({ other, alike: likeness(other, says) }))
      .toSorted((a, b) => b.alike - a.alike);
    if (!best || best.alike < ALIKE) return true;
    gone.delete(best.other);
    changed.push([best.other, says]);
    return false;
  });
  return { added, gone: [...gone], changed };
}
