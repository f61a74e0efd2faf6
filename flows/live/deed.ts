import { stepLabel } from './door';

/** Actor ids from the root; empty for the root. */
export type ActorPath = readonly string[];

/** One action on a flow. Samples are stored by name; hand-typed payloads are stored in full. */
export type Deed =
  | { kind: 'event'; at: ActorPath; type: string; sample: string | null; payload?: Record<string, unknown> }
  | { kind: 'done' | 'error'; at: ActorPath; actor: string; sample: string }
  | { kind: 'time'; ms: number };

export type History = { input: string; deeds: readonly Deed[] };

export function deedLabel(deed: Deed): string {
  if (deed.kind === 'time') return stepLabel(deed);
  if (deed.kind === 'event') return stepLabel({ kind: 'event', name: deed.sample ?? '', event: { type: deed.type } });
  return stepLabel({ kind: deed.kind, name: deed.sample, actor: deed.actor, output: null, error: null });
}

const SECRETS = /password|code|token|proof|secret|captcha/i;
const FILLING = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '13579024680';

/**
 * Replaces a secret by text of the same length, equal for equal secrets: a link leads to the same state and leaks
 * nothing.
 */
function veil() {
  const known: string[] = [];
  return (name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value === '') return value;
    if (/phone|mobile|userName/i.test(name)) return value.slice(0, 3) + value.slice(3).replaceAll(/\d/g, '0');
    if (!SECRETS.test(name)) return value;
    if (!known.includes(value)) known.push(value);
    const at = known.indexOf(value);
    const filling = /^\d+$/.test(value) ? DIGITS : FILLING;
    return (filling[at % filling.length] ?? 'x').repeat(value.length);
  };
}

/** A history without secrets, safe to share. */
export function veilHistory({ input, deeds }: History): History {
  const cover = veil();
  const part = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => part(name, one));
    if (typeof value !== 'object' || value === null) return cover(name, value);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, part(key, inner)]));
  };
  return {
    input,
    deeds: deeds.map((deed) =>
      deed.kind === 'event' && deed.payload
        ? { ...deed, payload: part('', deed.payload) as Record<string, unknown> }
        : deed,
    ),
  };
}
