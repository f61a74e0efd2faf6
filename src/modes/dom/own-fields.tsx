import { domCopy } from '../../copy/modes/dom';
import { ownFields } from '../../trade/fields/own-fields';

export const { OwnText, OwnChoice } = ownFields(domCopy.label);
