import { not } from 'xstate';

import { listOf, placesOf, stateAt, type Place, type StateText, type TransitionText } from './config';
import type { Edit } from './edit';

/** Location of a candidate list in the config, to read or replace. */
type Slot = { name: string; holder: (text: StateText) => Record<string, unknown>; key: string; place: Place };

const keyed = (place: Place, group: 'on' | 'after', state: StateText): Slot[] =>
  Object.keys(state[group] ?? {}).map((key) => ({
    name: `${place.name} ${group} ${key}`,
    holder: (text) => stateAt(text, place.path)[group] ?? {},
    key,
    place,
  }));

function slotsOf(text: StateText, place: Place): Slot[] {
  const state = stateAt(text, place.path);
  const direct = (['always', 'onDone'] as const)
    .filter((key) => state[key] !== undefined)
    .map((key): Slot => ({ name: `${place.name} ${key}`, holder: (root) => stateAt(root, place.path), key, place }));
  const invoked = listOf(state.invoke).flatMap((invoke, index) =>
    (['onDone', 'onError'] as const)
      .filter((key) => invoke[key] !== undefined)
      .map(
        (key): Slot => ({
          name: `${place.name} ${invoke.id ?? invoke.src} ${key}`,
          holder: (root) => listOf(stateAt(root, place.path).invoke)[index] ?? {},
          key,
          place,
        }),
      ),
  );
  return [...keyed(place, 'on', state), ...keyed(place, 'after', state), ...direct, ...invoked];
}

const candidatesIn = (text: StateText, { holder, key }: Slot): TransitionText[] =>
  listOf(holder(text)[key]).map((candidate) =>
    typeof candidate === 'string' ? { target: candidate } : (candidate as TransitionText),
  );

const edited = (slot: Slot, what: string, change: (candidates: TransitionText[]) => TransitionText[]): Edit => ({
  name: `${slot.name}${what}`,
  apply: (text) => {
    const changed = change(candidatesIn(text, slot));
    if (changed.length > 0) slot.holder(text)[slot.key] = changed;
    else delete slot.holder(text)[slot.key];
  },
});

const without = <TItem>(items: readonly TItem[], index: number) => items.filter((_, at) => at !== index);

function otherTarget(text: StateText, { place }: Slot, target: string): string | undefined {
  if (target.startsWith('#')) return undefined;
  const inside = target.startsWith('.');
  const siblings = Object.keys(stateAt(text, inside ? place.path : place.path.slice(0, -1)).states ?? {});
  const other = siblings.find((key) => key !== target.replace('.', ''));
  return other && (inside ? `.${other}` : other);
}

function candidateEdits(text: StateText, slot: Slot, candidate: TransitionText, index: number): Edit[] {
  const { target, guard, actions } = candidate;
  const branch = ` #${index}`;
  const change = (what: string, part: (before: TransitionText) => TransitionText) =>
    edited(slot, `${branch} ${what}`, (all) => all.map((one, at) => (at === index ? part(one) : one)));
  const other = target === undefined ? undefined : otherTarget(text, slot, target);
  return [
    edited(slot, `${branch} dropped`, (all) => without(all, index)),
    ...(guard === undefined
      ? []
      : [
          change('guard dropped', ({ guard: _, ...rest }) => rest),
          change('guard flipped', (one) => ({ ...one, guard: not(guard as never) })),
        ]),
    ...listOf(actions).map((_, at) =>
      change(`action ${at} dropped`, (one) => ({ ...one, actions: without(listOf(one.actions), at) })),
    ),
    ...(target === undefined ? [] : [change('target dropped', ({ target: _, ...rest }) => rest)]),
    ...(other === undefined ? [] : [change(`goes to ${other}`, (one) => ({ ...one, target: other }))]),
  ];
}

const swaps = (slot: Slot, count: number): Edit[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    edited(slot, ` #${index} and #${index + 1} swapped`, (all) =>
      all.map((one, at) => all[at === index ? index + 1 : at === index + 1 ? index : at] ?? one),
    ),
  );

export const transitionEdits = (text: StateText): Edit[] =>
  placesOf(text)
    .flatMap((place) => slotsOf(text, place))
    .flatMap((slot) => {
      const candidates = candidatesIn(text, slot);
      return [
        ...candidates.flatMap((candidate, index) => candidateEdits(text, slot, candidate, index)),
        ...swaps(slot, candidates.length),
      ];
    });
