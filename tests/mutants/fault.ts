/** What a damaged place is, for that decides how it can tell that somebody came by. */
export type Shape = 'value' | 'statement' | 'attribute' | 'property' | 'element' | 'silent';

/** One damage to one file: what stands from `start` to `end` becomes `text`. */
export type Fault = {
  path: string;
  start: number;
  end: number;
  was: string;
  text: string;
  shape: Shape;
  /** The line where it stands, counted from one. */
  line: number;
  /** What stands on that line, and which of the file it is where the same is done to the same text once more. */
  within: string;
};

/** How a fault is named in a report: by what it does, and not by its line. */
export const nameOfFault = ({ path, was, text }: Fault): string => `${path}: ${short(was)} => ${short(text)}`;

/** How it is named in the list of those that may survive: a figure alone could be any of its file. */
export const nameOnItsLine = (fault: Fault): string => `${nameOfFault(fault)} in ${fault.within}`;

/** What tells it from every other, whole and without its place: what is written above it may grow or shrink. */
export const keyOfFault = ({ path, was, text, within }: Fault): string => [path, was, text, within].join('\0');

const LONGEST = 90;

const short = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};

/** Leaves a mark where nobody else looks: once in every worker, for some places are passed a million times. */
const strikeAt = (mark: string): string =>
  `(globalThis.struck??=process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(mark)},'')??1)`;

const WITH_STRIKE: Readonly<Record<Shape, (text: string, strike: string) => string>> = {
  value: (text, strike) => `(${strike},(${text}))`,
  statement: (_text, strike) => `${strike};`,
  attribute: (_text, strike) => `{...(${strike},{})}`,
  property: (_text, strike) => `...(${strike},{})`,
  element: (_text, strike) => `...(${strike},[])`,
  silent: (text) => text,
};

/** The file with the fault in it, which leaves a mark, where one is named, when somebody comes by. */
export function damaged(
  source: string,
  { start, end, text, shape }: Pick<Fault, 'start' | 'end' | 'text' | 'shape'>,
  mark: string | null = null,
): string {
  const other = mark === null ? text : WITH_STRIKE[shape](text, strikeAt(mark));
  return source.slice(0, start) + other + source.slice(end);
}
