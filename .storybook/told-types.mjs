// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../scripts/root.mjs';
import { filesOf, namedIn } from '../scripts/suite/named.mjs';

/** Reads what the properties of a component are, and every file their types lead to. */
const READER = 'storybook:react-docgen-plugin';

/** The files of stories, and what these name: what a story shows is among them. */
function shownByStories() {
  const files = new Set(filesOf(root));
  const stories = [...files].filter((path) => path.endsWith('.stories.tsx'));
  const named = stories.flatMap((path) => namedIn(path, readFileSync(join(root, path), 'utf8'), files, {}));
  return new Set([...stories, ...named].map((path) => join(root, path)));
}

/**
 * The types of what a story shows become its controls. Those of all the rest are read by nobody, and took longer than
 * everything else the build does.
 * @param {readonly unknown[]} plugins
 */
export function readingWhatIsShown(plugins) {
  const shown = shownByStories();
  return plugins.map((one) => {
    const plugin = /** @type {{ name: string, transform: Function }} */ (one);
    if (plugin?.name !== READER) return one;
    return {
      ...plugin,
      /** @this {unknown} @param {string} text @param {string} id */
      transform(text, id) {
        return shown.has(id) ? plugin.transform.call(this, text, id) : null;
      },
    };
  });
}
