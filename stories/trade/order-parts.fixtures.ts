import { exchangeAt, yuanForDollar } from '../../domain/offer/charge-lines';
import { formatMoney } from '../../domain/values/money';
import { APART, formViewOf, formWishes, LISTS } from '../order/fcl-order.fixtures';
import { SOUND } from '../order/order-forms.fixtures';

const LONG = 'SHANGHAI INTERNATIONAL FINE CHEMICALS IMPORT AND EXPORT TRADING COMPANY LIMITED';

type At = Parameters<typeof formViewOf>;

export const partsOf = (...at: At) => ({ view: formViewOf(...at), on: formWishes, lists: LISTS });
export const longForm = { ...SOUND, contactName: LONG, shipper: { ...SOUND.shipper, name: LONG, address: LONG } };
export const blockedFindings = formViewOf(APART, 'goods').acceptance.findings;
export const fineFindings = formViewOf(SOUND, 'goods').acceptance.findings;

const { charges } = formViewOf(SOUND, 'confirm');
if (charges === null) throw new Error('the sample has no price');
export const priced = {
  lines: charges.lines,
  total: charges.totalUsd,
  beside: formatMoney(charges.totalYuan),
  ...exchangeAt(yuanForDollar(charges)),
  notIncluded: charges.notIncluded,
  addable: null,
};
