import type { Port } from './ports';

/** A port of the mainland. It stands by itself: the first page asks this, and searches no list before somebody types. */
export const isHomePort = ({ code }: Port): boolean => code.startsWith('CN');
