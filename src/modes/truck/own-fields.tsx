import type { TruckForm } from '../../../domain/modes/truck/form';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { truckCopy } from '../../copy/modes/truck';
import type { ModeStepParts } from '../../features/order/step-props';
import { ownFields } from '../../trade/fields/own-fields';

export type TruckParts = ModeStepParts<TruckForm, TruckQuote>;
export const { OwnText, OwnNumber, OwnChoice } = ownFields(truckCopy.label);
