import { storyNameFromExport, toId } from 'storybook/internal/csf';

import type { StoryRecord } from './facts.types';
import { isStoryFileOf } from '../words/file-names';

type StoryModule = { default: { title?: string; args?: { view?: unknown } } } & Record<
  string,
  { name?: string; args?: { view?: unknown } }
>;

const modules = import.meta.glob<StoryModule>('../../stories/**/*.stories.tsx');

export async function readStories(id: string): Promise<StoryRecord[]> {
  const files = Object.keys(modules).filter(isStoryFileOf(id));
  const found: StoryRecord[] = [];
  for (const file of files) {
    const { default: meta, ...stories } = (await modules[file]?.()) ?? { default: {} };
    const title = meta.title ?? id;
    for (const [key, story] of Object.entries<StoryModule[string]>(stories))
      found.push({
        id: toId(title, storyNameFromExport(key)),
        title,
        name: story.name ?? storyNameFromExport(key),
        view: story.args?.view ?? meta.args?.view ?? null,
      });
  }
  return found;
}
