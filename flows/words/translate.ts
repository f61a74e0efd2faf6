import type { FlowEdge } from '../graph/graph.types';

type Joint =
  | 'raise'
  | 'emit'
  | 'cancel'
  | 'log'
  | 'builtIn'
  | 'done'
  | 'error'
  | 'update'
  | 'always'
  | 'finished'
  | 'anyEvent'
  | 'not'
  | 'and'
  | 'or'
  | 'minutes'
  | 'seconds'
  | 'milliseconds'
  | 'varies'
  | 'when'
  | 'otherwise';
type Joints = Record<Joint, string>;

export type ChartWords = Record<
  'events' | 'guards' | 'actions' | 'actors' | 'delays',
  Readonly<Record<string, string>>
>;

/** Chinese name; an untranslated name stays and is listed in `unknown`. */
export type Translated = { text: string; unknown: string[] };

const knownText = (text: string): Translated => ({ text, unknown: [] });
const joined = (parts: Translated[], glue = ''): Translated => ({
  text: parts.map(({ text }) => text).join(glue),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

const BUILT_IN = /^(raise|emit|sendTo|sendParent|log|cancel|stopChild|assign|enqueueActions)(?: (.+))?$/;

const bare = (identifier: string): [name: string, parameters: string] => {
  const [, name = identifier, parameters = ''] = /^([^(]+)\((.*)\)$/.exec(identifier) ?? [];
  return [name, parameters];
};

export function createTranslator(joints: Joints, own?: ChartWords) {
  const called = (part: keyof ChartWords, identifier: string): Translated => {
    const [name, parameters] = bare(identifier);
    const exact = own?.[part][identifier];
    if (exact !== undefined) return knownText(exact);
    const plain = own?.[part][name];
    const said = plain === undefined ? { text: name, unknown: [name] } : knownText(plain);
    return parameters === '' ? said : joined([said, knownText(`（${parameters}）`)]);
  };

  const actor = (name: string): Translated => called('actors', name);
  const event = (type: string): Translated => (type === '' ? knownText('') : called('events', type));

  const action = (name: string): Translated => {
    const builtIn = BUILT_IN.exec(name);
    if (!builtIn) return called('actions', name);
    return joined([knownText(joints[builtIn[1] as 'raise'] ?? joints.builtIn), event(builtIn[2] ?? '')]);
  };

  const question = (guard: string): Translated => {
    if (guard.startsWith('!')) return joined([knownText(joints.not), question(guard.slice(1))]);
    for (const [sign, glue] of [
      [' ∧ ', joints.and],
      [' ∨ ', joints.or],
    ] as const)
      if (guard.includes(sign)) return joined(guard.split(sign).map(question), glue);
    return called('guards', guard);
  };

  /** Whole minutes are shown as minutes, because 300 seconds are hard to read. */
  const spoken = (time: string): string => {
    const [amount = '', unit] = time.split(' ');
    if (unit === 'ms') return `${amount} ${joints.milliseconds}`;
    if (unit !== 's') return time;
    const seconds = Number(amount);
    return seconds % 60 === 0 ? `${seconds / 60} ${joints.minutes}` : `${amount} ${joints.seconds}`;
  };

  const edge = ({ kind, label, eventType }: Pick<FlowEdge, 'kind' | 'label' | 'eventType'>): Translated => {
    if (kind === 'always') return knownText(joints.always);
    if (kind === 'finished') return knownText(joints.finished);
    if (kind === 'done' || kind === 'error' || kind === 'update')
      return joined([actor(label.slice(0, label.lastIndexOf(' '))), knownText(joints[kind])], ' ');
    if (kind === 'event') return eventType === '*' ? knownText(joints.anyEvent) : event(eventType);
    const [delay = '', length = ''] = label.split(' · ');
    const time = /^\d/.test(delay) ? delay : length;
    const long = knownText(spoken(time));
    if (/^\d/.test(delay)) return long;
    return joined([called('delays', delay), length ? long : knownText(joints.varies)], ' · ');
  };

  return { action, actor, event, question, edge, joints };
}

export type Translator = ReturnType<typeof createTranslator>;
