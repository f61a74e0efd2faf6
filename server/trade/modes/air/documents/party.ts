import type { Party } from '../../../../../domain/order/form/form';

export const partyText = ({ name, address, phone }: Party): string =>
  [name, address, phone].filter((one) => one !== '').join('\n');
