import { railCopy } from '../../copy/modes/rail';
import { ownFields } from '../../trade/fields/own-fields';

export const { OwnText, OwnChoice } = ownFields(railCopy.label);
