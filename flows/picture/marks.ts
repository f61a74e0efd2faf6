/** What a picture shows beside the chart itself. Every set holds ids of states or transitions. */
export type Marks = {
  active?: ReadonlySet<string>;
  enabled?: ReadonlySet<string>;
  taken?: ReadonlySet<string>;
  found?: ReadonlySet<string>;
  /** How often each transition was walked; with it, a transition that is missing is shown as unwalked. */
  walks?: ReadonlyMap<string, number>;
};

export function edgeMarks(id: string, { enabled, taken, found, walks }: Marks): string {
  const marks = [
    enabled?.has(id) && 'enabled',
    taken?.has(id) && 'taken',
    found?.has(id) && 'found',
    walks && (walks.get(id) ? 'walked' : 'unwalked'),
  ];
  return marks.filter(Boolean).join(' ');
}
