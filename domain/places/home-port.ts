import type { Port } from './ports';

/**
 * True for a mainland port. A module of its own: the first page needs it, but no port list before the first key press.
 */
export const isHomePort = ({ code }: Port): boolean => code.startsWith('CN');
