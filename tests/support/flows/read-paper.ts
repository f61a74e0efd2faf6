import { existsSync, readFileSync } from 'node:fs';

/** Reads a page from disk; a test that uses it is never skipped. */
export const readPaper = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
