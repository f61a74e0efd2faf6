import type { Kind } from './cell';
import { CLOSINGS } from './closings';
import { COOLING } from './cooling';
import { NAMED } from './names';
import { NUMBER_PAPERS } from './number-papers';
import { PACKAGING } from './packaging';
import { PLANNED } from './planned';
import { ROOM } from './room';
import { CURRENCIES, SERVICES } from './sold';
import { TYPED_BESIDE } from './typed-beside';
import { TYPED_FIGURES } from './typed-figures';

/**
 * What is judged of an order, kind by kind. To add a kind: a file beside this one with a `Kind` (see `packaging.ts`: a
 * builder that puts the sound form of a mode's case into one situation, and a cell for each mode, `judged(prove)` or
 * `notAsked(because, prove)`), and its name in this list. A mode without a cell does not compile.
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
];
