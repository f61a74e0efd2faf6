import { enquiryCopy as copy } from '../../copy/modes/enq';
import { boxName } from '../../trade/boxes/box-rows';

/** What a price is asked for: a box, a tank, a bag. */
export const askedName = (type: string): string => copy.poured[type] ?? boxName(type);
