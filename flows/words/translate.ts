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
  | 'seconds'
  | 'milliseconds'
  | 'varies'
  | 'when'
  | 'otherwise';
export type Joints = Record<Joint, string>;

export type Dictionary = {
  joints: Joints;
  wholeNames: Record<string, string>;
  wishes: Record<string, string>;
  facts: Record<string, string>;
  words: Record<string, string>;
};

/** What one chart calls its parts: its own words come before those of the dictionary. */
export type ChartWords = Record<
  'events' | 'guards' | 'actions' | 'actors' | 'delays',
  Readonly<Record<string, string>>
>;

/** A name in Chinese, or the words of it that the dictionary does not know. */
export type Translated = { text: string; unknown: string[] };

const partsOf = (identifier: string): string[] =>
  identifier
    .split(/[._\s-]|(?<=[a-z0-9])(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .filter(Boolean);

const known = (text: string): Translated => ({ text, unknown: [] });
const joined = (parts: Translated[], glue = ''): Translated => ({
  text: parts.map(({ text }) => text).join(glue),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

function fromWords(words: Dictionary['words'], parts: string[]): Translated {
  if (parts.length === 0) return known('');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = words[parts.slice(0, length).join(' ')];
    if (found !== undefined) return joined([known(found), fromWords(words, parts.slice(length))]);
  }
  const [word = '', ...rest] = parts;
  return joined([{ text: word, unknown: [word] }, fromWords(words, rest)]);
}

const BUILT_IN = /^(raise|emit|sendTo|sendParent|log|cancel|stopChild|assign|enqueueActions)(?: (.+))?$/;

/** A name without its parameters, and what stands in them. */
const bare = (identifier: string): [name: string, parameters: string] => {
  const [, name = identifier, parameters = ''] = /^([^(]+)\((.*)\)$/.exec(identifier) ?? [];
  return [name, parameters];
};

/** Reads the names of a chart aloud in Chinese. */
export function translator(dictionary: Dictionary, own?: ChartWords) {
  const { wholeNames, wishes, facts, words, joints } = dictionary;

  const dictated = (identifier: string): Translated => {
    const whole = wholeNames[identifier];
    if (whole !== undefined) return known(whole);
    const builtIn = BUILT_IN.exec(identifier);
    if (builtIn) return joined([known(joints[builtIn[1] as 'raise'] ?? joints.builtIn), event(builtIn[2] ?? '')]);
    return fromWords(words, partsOf(identifier));
  };

  /** The chart's own word for a name with just these parameters, or for the name. */
  const called = (part: keyof ChartWords, identifier: string, otherwise: (name: string) => Translated): Translated => {
    const [name, parameters] = bare(identifier);
    const exact = own?.[part][identifier];
    if (exact !== undefined) return known(exact);
    const plain = own?.[part][name];
    const said = plain === undefined ? otherwise(name) : known(plain);
    return parameters === '' ? said : joined([said, known(`（${parameters}）`)]);
  };

  const action = (name: string): Translated => called('actions', name, dictated);
  const actor = (name: string): Translated => called('actors', name, dictated);

  /** Wishes say first what is wished, facts first what they are about. */
  const event = (type: string): Translated => called('events', type, dictatedEvent);

  const dictatedEvent = (type: string): Translated => {
    if (type === '' || wholeNames[type] !== undefined) return known(wholeNames[type] ?? '');
    const dot = type.lastIndexOf('.');
    const [subject, verb] = [type.slice(0, Math.max(0, dot)), type.slice(dot + 1)];
    const [wish, fact] = [wishes[verb], facts[verb]];
    if (wish !== undefined) return joined([known(wish), dictated(subject)]);
    if (fact !== undefined) return joined([dictated(subject), known(fact)]);
    return joined([dictated(subject), { text: verb, unknown: [`.${verb}`] }]);
  };

  const question = (guard: string): Translated => {
    if (guard.startsWith('!')) return joined([known(joints.not), question(guard.slice(1))]);
    for (const [sign, glue] of [
      [' ∧ ', joints.and],
      [' ∨ ', joints.or],
    ] as const)
      if (guard.includes(sign)) return joined(guard.split(sign).map(question), glue);
    return called('guards', guard, (name) =>
      wholeNames[name] === undefined
        ? fromWords(words, partsOf(name.replace(/^(is|was)(?=[A-Z])/, '')))
        : known(wholeNames[name] ?? ''),
    );
  };

  const edge = ({ kind, label, eventType }: Pick<FlowEdge, 'kind' | 'label' | 'eventType'>): Translated => {
    if (kind === 'always') return known(joints.always);
    if (kind === 'finished') return known(joints.finished);
    if (kind === 'done' || kind === 'error' || kind === 'update')
      return joined([actor(label.slice(0, label.lastIndexOf(' '))), known(joints[kind])], ' ');
    if (kind === 'event') return eventType === '*' ? known(joints.anyEvent) : event(eventType);
    const [delay = '', length = ''] = label.split(' · ');
    const time = /^\d/.test(delay) ? delay : length;
    const long = known(time.replace(' ms', ` ${joints.milliseconds}`).replace(' s', ` ${joints.seconds}`));
    if (/^\d/.test(delay)) return long;
    return joined([called('delays', delay, dictated), length ? long : known(joints.varies)], ' · ');
  };

  return { action, actor, event, question, edge, joints };
}

export type Translator = ReturnType<typeof translator>;
