import { agreeTo } from '../agreed/agreeing';
import { agreedIn, pageOf, renewed } from '../agreed/papers';
import { readPaper } from '../flows/read-paper';
import type { Agreement } from './agree';

export const fileOf = (path: string): string =>
  path.replace(/^.*stories\//, 'docs/told/').replace(/\.stories\.tsx$/, '.txt');

/** Stories may be anywhere, so their approved pages are read from disk. */
export const readAgreed = (file: string): Agreement => ({ file, agreed: agreedIn(readPaper(file)), anew: new Map() });

/** Approves the current text; a partial run approves its part only. */
export const writeDown = ({ file, agreed, anew }: Agreement, names: readonly string[]): void =>
  agreeTo(file, pageOf(renewed(agreed, anew, new Set(names))));
