import type { AnyMachineSnapshot } from 'xstate';

import type { StoryRecord } from '../facts/facts.types';
import { show } from '../live/door';

type Select = (snapshot: AnyMachineSnapshot) => unknown;

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.view.ts', { eager: true });

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `selectX` of `x.view.ts`, by folder name. */
const selects: ReadonlyMap<string, Select> = new Map(
  Object.entries(modules).flatMap(([file, module]): [string, Select][] => {
    const name = /([\w-]+)\.view\.ts$/.exec(file)?.[1] ?? '';
    const select = module[`select${pascal(name)}`];
    return typeof select === 'function' ? [[name.replaceAll('-', ''), select as Select]] : [];
  }),
);

/** A chart id may start with the name of its parent: `captchaSlider` uses the view of the slider. */
function findSelect(id: string): Select | undefined {
  const flat = id.toLowerCase();
  return [...selects].find(([name]) => flat === name)?.[1] ?? [...selects].find(([name]) => flat.endsWith(name))?.[1];
}

const leaves = (value: unknown, path = ''): Map<string, string> =>
  typeof value === 'object' && value !== null
    ? new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, `${path}.${key}`)]))
    : new Map([[path, show(value)]]);

/** A word of the chart identifies a state better than numbers or pictures. */
const WORD = /^"[a-z][A-Za-z]*"$/;

function distance(a: unknown, b: unknown): number {
  const [first, second] = [leaves(a), leaves(b)];
  const keys = [...new Set([...first.keys(), ...second.keys()])].filter((key) => first.get(key) !== second.get(key));
  return keys.reduce((sum, key) => sum + (WORD.test(first.get(key) ?? second.get(key) ?? '') ? 5 : 1), 0);
}

type Far = (snapshot: AnyMachineSnapshot, story: StoryRecord) => number;

/** Number of leaves in which the view of a flow differs from a story; null when there is no view to compare. */
export function storyDistance(id: string): Far | null {
  const select = findSelect(id);
  return select ? (snapshot, story) => distance(select(snapshot), story.view) : null;
}

export function findStory(
  id: string,
  snapshot: AnyMachineSnapshot,
  stories: readonly StoryRecord[],
): StoryRecord | null {
  const far = storyDistance(id);
  if (!far) return stories[0] ?? null;
  const [best] = stories.map((story) => ({ story, far: far(snapshot, story) })).toSorted((a, b) => a.far - b.far);
  return best?.story ?? null;
}

export const storyAddress = (storybook: string, { id }: StoryRecord): string => `${storybook}?path=/story/${id}`;
