/** What a picture shows beside the chart itself. Every set holds ids of states or transitions. */
export type Marks = {
  active?: ReadonlySet<string>;
  enabled?: ReadonlySet<string>;
  taken?: ReadonlySet<string>;
  found?: ReadonlySet<string>;
  /** How often each transition was walked; with it, a transition that is missing is shown as unwalked. */
  walks?: ReadonlyMap<string, number>;
  /** What a change has done to states and transitions. */
  changes?: ReadonlyMap<string, Change>;
  /** What answers a point of the specification; with it, the rest is shown faintly. */
  answers?: ReadonlySet<string>;
};

export type Change = 'added' | 'removed' | 'changed';

const said = (classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ');

export const stateMarks = (id: string, { active, found, changes, answers }: Marks): string =>
  said([
    active?.has(id) && 'active',
    found?.has(id) && 'found',
    changes?.get(id),
    answers && (answers.has(id) ? 'answering' : 'silent'),
  ]);

export const edgeMarks = (id: string, { enabled, taken, found, walks, changes, answers }: Marks): string =>
  said([
    enabled?.has(id) && 'enabled',
    taken?.has(id) && 'taken',
    found?.has(id) && 'found',
    walks && (walks.get(id) ? 'walked' : 'unwalked'),
    changes?.get(id),
    answers && (answers.has(id) ? 'answering' : 'silent'),
  ]);
