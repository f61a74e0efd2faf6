import type { AirRowFacts } from '../../../domain/modes/air/form';
import type { CfsRowFacts } from '../../../domain/modes/cfs/row-fields';
import type { LclRowFacts } from '../../../domain/modes/lcl/row-fields';
import type { RailRowFacts } from '../../../domain/modes/rail/row-fields';

/** Row fields of single modes, and where each is checked. */
export const TYPED_IN_ROWS = {
  AIR: {
    net: 'a fault against the gross weight, and the limits of the packing instruction',
    pi: 'a fault against the list of packing instructions',
    percent: 'the limits by the share of the substance',
    outer: 'the Q value of the outer package',
    batteryWh: 'the limits of the batteries',
    soc: 'a fault above the charge that flies',
    isDamaged: 'a tick that only makes it stricter',
  } satisfies Record<keyof AirRowFacts, string>,
  LCL: {
    unitKg: 'a fault against the gross weight and the fork lift',
    longCm: 'a fault against the door of a box',
    highCm: 'a fault against the door of a box',
    isDamaged: 'a tick that only makes it stricter',
    isPrecursorFree: 'a declaration that the house reads',
    isFood: 'a tick that only makes it stricter',
  } satisfies Record<keyof LclRowFacts, string>,
  CFS: {
    boxNo: 'a fault against the number of boxes',
    isFood: 'a tick that only makes it stricter',
  } satisfies Record<keyof CfsRowFacts[string], string>,
  RAIL: {
    nameRu: 'the library has no Russian names; the letters are held by a fault',
    gng: 'a code of customs, told by its form alone',
    isSolid: 'asked only where the library says nothing',
    freezeC: 'asked only where the library says nothing',
  } satisfies Record<keyof RailRowFacts, string>,
} as const;
