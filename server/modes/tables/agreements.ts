import type { ModeId } from '../../../domain/modes';
import { CHARGE_AGREEMENT_VERSION } from '../../fees/agreement';

/** The editions of the texts that a form has agreed to besides the protocol of its mode. */
export const AGREEMENTS: { readonly [TId in ModeId]?: Readonly<Record<string, string>> } = {
  FCL: { charges: CHARGE_AGREEMENT_VERSION },
};
