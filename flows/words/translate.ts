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

/** Reads the names of a chart aloud in Chinese. */
export function translator(dictionary: Dictionary) {
  const { wholeNames, wishes, facts, words, joints } = dictionary;

  const name = (identifier: string): Translated => {
    const whole = wholeNames[identifier];
    if (whole !== undefined) return known(whole);
    const builtIn = BUILT_IN.exec(identifier);
    if (builtIn) return joined([known(joints[builtIn[1] as 'raise'] ?? joints.builtIn), event(builtIn[2] ?? '')]);
    return fromWords(words, partsOf(identifier));
  };

  /** Wishes say first what is wished, facts first what they are about. */
  const event = (type: string): Translated => {
    if (type === '' || wholeNames[type] !== undefined) return known(wholeNames[type] ?? '');
    const dot = type.lastIndexOf('.');
    const [subject, verb] = [type.slice(0, Math.max(0, dot)), type.slice(dot + 1)];
    const [wish, fact] = [wishes[verb], facts[verb]];
    if (wish !== undefined) return joined([known(wish), name(subject)]);
    if (fact !== undefined) return joined([name(subject), known(fact)]);
    return joined([name(subject), { text: verb, unknown: [`.${verb}`] }]);
  };

  const question = (guard: string): Translated => {
    if (guard.startsWith('!')) return joined([known(joints.not), question(guard.slice(1))]);
    for (const [sign, glue] of [
      [' ∧ ', joints.and],
      [' ∨ ', joints.or],
    ] as const)
      if (guard.includes(sign)) return joined(guard.split(sign).map(question), glue);
    if (wholeNames[guard] !== undefined) return known(wholeNames[guard] ?? '');
    return fromWords(words, partsOf(guard.replace(/^(is|was)(?=[A-Z])/, '')));
  };

  const edge = ({ kind, label, eventType }: Pick<FlowEdge, 'kind' | 'label' | 'eventType'>): Translated => {
    if (kind === 'always') return known(joints.always);
    if (kind === 'finished') return known(joints.finished);
    if (kind === 'done' || kind === 'error' || kind === 'update')
      return joined([name(label.slice(0, label.lastIndexOf(' '))), known(joints[kind])], ' ');
    if (kind === 'event') return eventType === '*' ? known(joints.anyEvent) : event(eventType);
    const [delay = '', length = ''] = label.split(' · ');
    const time = /^\d/.test(delay) ? delay : length;
    const long = known(time.replace(' ms', ` ${joints.milliseconds}`).replace(' s', ` ${joints.seconds}`));
    return /^\d/.test(delay) ? long : joined([name(delay), length ? long : known(joints.varies)], ' · ');
  };

  return { name, event, question, edge, joints };
}

export type Translator = ReturnType<typeof translator>;
