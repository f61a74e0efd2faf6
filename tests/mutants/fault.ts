export type Shape = 'value' | 'statement' | 'attribute' | 'property' | 'element' | 'silent';

export type Fault = {
  path: string;
  start: number;
  end: number;
  was: string;
  text: string;
  shape: Shape;
  /** Line number, from one. */
  line: number;
  /** Text of the line, and the index among equal mutations of equal lines. */
  within: string;
};

export const nameOfFault = ({ path, was, text }: Fault): string => `${path}: ${short(was)} => ${short(text)}`;

/** Name in the survivors list: a number alone could be anywhere in the file. */
export const nameOnItsLine = (fault: Fault): string => `${nameOfFault(fault)} in ${fault.within}`;

/** Unique key without a position, so that lines above may change. */
export const keyOfFault = ({ path, was, text, within }: Fault): string => [path, was, text, within].join('\0');

const LONGEST = 90;

const short = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};

/** Writes a marker file once per worker, since some places run a million times. */
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

/** Source with the fault, which writes the marker when executed. */
export function damaged(
  source: string,
  { start, end, text, shape }: Pick<Fault, 'start' | 'end' | 'text' | 'shape'>,
  mark: string | null = null,
): string {
  const other = mark === null ? text : WITH_STRIKE[shape](text, strikeAt(mark));
  return source.slice(0, start) + other + source.slice(end);
}
