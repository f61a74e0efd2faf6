import type { Kind } from './cell';
import { CLOSINGS } from './closings';
import { COOLING } from './cooling';
import { DECLARED_BY } from './declarers';
import { NAMED } from './names';
import { NUMBER_PAPERS } from './number-papers';
import { PACKAGING } from './packaging';
import { PICKED_ENTRY } from './picked-entry';
import { PLANNED } from './planned';
import { ROOM } from './room';
import { CURRENCIES, SERVICES } from './sold';
import { TYPED_BESIDE } from './typed-beside';
import { TYPED_FIGURES } from './typed-figures';

/**
 * Kinds of order checks. To add one: create a file here with a `Kind` (see `packaging.ts`: a builder for one situation
 * of a valid form, and a cell per mode, `judged(prove)` or `notAsked(because, prove)`) and list it here. A mode without
 * a cell does not compile.
 */
export const KINDS: readonly Kind[] = [
  PACKAGING,
  ROOM,
  NAMED,
  TYPED_FIGURES,
  SERVICES,
  CURRENCIES,
  CLOSINGS,
  PLANNED,
  COOLING,
  TYPED_BESIDE,
  NUMBER_PAPERS,
  PICKED_ENTRY,
  DECLARED_BY,
];
