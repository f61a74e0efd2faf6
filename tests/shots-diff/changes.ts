import { differenceOf } from './difference';
import type { Pictures } from './pictures';

type Sides = { before: Pictures; after: Pictures };

const pngsOf = (times: readonly Sides[], side: keyof Sides, id: string): Buffer[] =>
  times.flatMap((time) => time[side].get(id)?.png ?? []);

async function isAlike(times: readonly Sides[], id: string): Promise<boolean> {
  for (const old of pngsOf(times, 'before', id))
    for (const now of pngsOf(times, 'after', id)) if ((await differenceOf(old, now)) === null) return true;
  return false;
}

/** Stories whose sides differed in every attempt. */
export async function unlike(times: readonly Sides[], ids: Iterable<string>): Promise<string[]> {
  const found = [];
  for (const id of ids) if (!(await isAlike(times, id))) found.push(id);
  return found;
}

const TIMES = 3;

/**
 * Changed stories. A late focus ring or a leftover page height is no change: a differing story is captured again alone
 * and must differ every time.
 */
export async function changedStories(take: (only?: readonly string[]) => Promise<Sides>) {
  const first = await take();
  const times = [first];
  let changed = await unlike(
    times,
    [...first.before.keys()].filter((id) => first.after.has(id)),
  );
  while (changed.length > 0 && times.length < TIMES) {
    times.push(await take(changed));
    changed = await unlike(times, changed);
  }
  return { ...first, changed };
}
