type FillValues = Readonly<Record<string, string | number>>;

const formatValue = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : value;

const JOINT = /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u;

/** Adds a space between Chinese and a digit or Latin word. */
export const joinWithSpace = (left: string, right: string): string =>
  `${left}${JOINT.test(left.slice(-1) + right.slice(0, 1)) ? ' ' : ''}${right}`;

export const fillSentence = (sentence: string, given: FillValues = {}): string =>
  sentence
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : formatValue(given[part] ?? '')))
    .reduce(joinWithSpace);
