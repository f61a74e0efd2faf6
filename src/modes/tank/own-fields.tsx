import { tankCopy } from '../../copy/modes/tank';
import { ownFields } from '../../trade/fields/own-fields';

export const { OwnText, OwnNumber, OwnChoice } = ownFields(tankCopy.label);
