/** One damage to one file: what stands from `start` to `end` becomes `text`. */
export type Fault = {
  path: string;
  start: number;
  end: number;
  was: string;
  text: string;
  /** The line where it stands, counted from one. */
  line: number;
};

/** How a fault is named in a report and in the list of those that may survive: by what it does, and not by its line. */
export const nameOfFault = ({ path, was, text }: Fault): string => `${path}: ${short(was)} => ${short(text)}`;

const LONGEST = 90;

const short = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};

export const damaged = (source: string, { start, end, text }: Pick<Fault, 'start' | 'end' | 'text'>): string =>
  source.slice(0, start) + text + source.slice(end);
