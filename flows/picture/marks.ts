export type Marks = {
  active?: ReadonlySet<string>;
  enabled?: ReadonlySet<string>;
  taken?: ReadonlySet<string>;
  found?: ReadonlySet<string>;
  /** Visits of each transition; when set, missing ones are shown as unwalked. */
  walks?: ReadonlyMap<string, number>;
  changes?: ReadonlyMap<string, Change>;
  /** Parts that answer a point of the specification; when set, the rest is faded. */
  answers?: ReadonlySet<string>;
};

export type Change = 'added' | 'removed' | 'changed';

const classNames = (classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ');

export const stateMarks = (id: string, { active, found, changes, answers }: Marks): string =>
  classNames([
    active?.has(id) && 'active',
    found?.has(id) && 'found',
    changes?.get(id),
    answers && (answers.has(id) ? 'answering' : 'silent'),
  ]);

export const edgeMarks = (id: string, { enabled, taken, found, walks, changes, answers }: Marks): string =>
  classNames([
    enabled?.has(id) && 'enabled',
    taken?.has(id) && 'taken',
    found?.has(id) && 'found',
    walks && (walks.get(id) ? 'walked' : 'unwalked'),
    changes?.get(id),
    answers && (answers.has(id) ? 'answering' : 'silent'),
  ]);
