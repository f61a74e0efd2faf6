import { pathOf } from '../routes';
import { askedAddress, type AskedSailings } from './sailing-address';

/** Where somebody is asked about goods of which no way is known yet. */
export const enquiryOf = ({ isDanger, unNo, goods }: Pick<AskedSailings, 'isDanger' | 'unNo' | 'goods'>): string =>
  askedAddress(pathOf('enquiryFcl'), {
    org: null,
    dst: null,
    isDanger,
    unNo,
    goods,
    etd: null,
    boxType: '20GP',
    boxes: 1,
  });
