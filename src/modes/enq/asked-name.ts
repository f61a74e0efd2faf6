import { enquiryCopy as copy } from '../../copy/modes/enq';
import { boxName } from '../../trade/boxes/box-rows';

export const askedName = (type: string): string => copy.poured[type] ?? boxName(type);
