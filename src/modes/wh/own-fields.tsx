import { whCopy } from '../../copy/modes/wh';
import { ownFields } from '../../trade/fields/own-fields';

export const { OwnText, OwnNumber, OwnChoice } = ownFields(whCopy.label);
