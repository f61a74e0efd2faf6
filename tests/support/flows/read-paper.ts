import { existsSync, readFileSync } from 'node:fs';

/** A page as it lies on the disk now; a test that reads it this way never rests. */
export const readPaper = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
