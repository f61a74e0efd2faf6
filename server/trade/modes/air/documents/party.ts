import type { Party } from '../../../../../domain/order/form/form';

/** Who sends or receives, as every paper of the air names them. */
export const partyOf = ({ name, address, phone }: Party): string =>
  [name, address, phone].filter((one) => one !== '').join('\n');
