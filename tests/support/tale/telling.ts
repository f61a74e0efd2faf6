type ToldStep = { label: string; state: string; results: readonly string[] };

const STOP = 'stop ';

/** Stops in a row share a line. */
export const stopsTogether = (effects: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const effect of effects) {
    const last = lines.at(-1);
    if (effect.startsWith(STOP) && last?.startsWith(STOP))
      lines[lines.length - 1] = `${last}, ${effect.slice(STOP.length)}`;
    else lines.push(effect);
  }
  return lines;
};

/**
 * Walk as text. Steps with a state and results that were printed before share one line; `#2` names the second outcome
 * of a step with several.
 */
export function telling(): (steps: readonly ToldStep[]) => string[] {
  const known = new Map<string, string[]>();
  return (steps) => {
    const lines: string[] = [];
    let again: string[] = [];
    const tellAgain = (state: string) => {
      if (again.length > 0) lines.push(`… ${again.join(', ')} → ${state}`);
      again = [];
    };
    let last = '';
    for (const { label, state, results } of steps) {
      const outcomes = known.get(label) ?? [];
      known.set(label, outcomes);
      const outcome = [state, ...results].join('\n');
      const at = outcomes.indexOf(outcome);
      if (at === -1) {
        tellAgain(last);
        outcomes.push(outcome);
        lines.push(`${label} → ${state}`, ...results.map((line) => `  ${line}`));
      } else again.push(at === 0 ? label : `${label} #${at + 1}`);
      last = state;
    }
    tellAgain(last);
    return lines;
  };
}
