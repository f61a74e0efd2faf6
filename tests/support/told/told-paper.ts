import { agreeTo } from '../agreed/agreeing';
import { agreedIn, pageOf, renewed } from '../agreed/papers';
import { readPaper } from '../flows/read-paper';
import type { Agreement } from './agree';

/** Where the stories of a sheet are agreed to. */
export const fileOf = (path: string): string =>
  path.replace(/^.*stories\//, 'docs/told/').replace(/\.stories\.tsx$/, '.txt');

/** Stories are told wherever they lie, so their pages are read from the disk. */
export const readAgreed = (file: string): Agreement => ({ file, agreed: agreedIn(readPaper(file)), anew: new Map() });

/** Agrees to what has been told; whoever ran a part of the page agrees to that part. */
export const writeDown = ({ file, agreed, anew }: Agreement, names: readonly string[]): void =>
  agreeTo(file, pageOf(renewed(agreed, anew, new Set(names))));
