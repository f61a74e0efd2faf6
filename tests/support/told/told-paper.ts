import { agreedIn, writeAgreed, type Paper } from '../agreed/papers';
import { readPaper } from '../flows/read-paper';

const fileOf = (path: string): string => path.replace(/^.*stories\//, 'docs/told/').replace(/\.stories\.tsx$/, '.txt');

/** Stories are told wherever they lie, so their pages are read from the disk. */
export const readAgreed = (file: string): Paper => agreedIn(readPaper(file));

export const readTold = (path: string): Paper => readAgreed(fileOf(path));

export const writeTold = (path: string, paper: Paper): void => writeAgreed(fileOf(path), paper);
