import { differenceOf } from './difference';
import type { Pictures } from './pictures';

type Sides = { before: Pictures; after: Pictures };

/** The pictures a story has on one side, of every time they were taken. */
const pngsOf = (times: readonly Sides[], side: keyof Sides, id: string): Buffer[] =>
  times.flatMap((time) => time[side].get(id)?.png ?? []);

async function isAlike(times: readonly Sides[], id: string): Promise<boolean> {
  for (const old of pngsOf(times, 'before', id))
    for (const now of pngsOf(times, 'after', id)) if ((await differenceOf(old, now)) === null) return true;
  return false;
}

/** The stories of both sides that never looked alike, however often their pictures were taken. */
export async function unlike(times: readonly Sides[], ids: Iterable<string>): Promise<string[]> {
  const found = [];
  for (const id of ids) if (!(await isAlike(times, id))) found.push(id);
  return found;
}

const TIMES = 3;

/**
 * The stories that look otherwise. A ring of the focus that comes late and a page still as high as the one before are no
 * change of a story: what differs is looked at again, by itself, and has to differ every time.
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
