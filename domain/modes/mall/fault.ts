import type { GateAnswer } from '../../mall/gate';

/** What the person can mend of what only a purchase asks, beyond what is missing. */
export const MALL_FAULT_CODES = [
  'mallAddress',
  'mallUse',
  'mallPay',
  'mallPerson',
  'mallPhone',
  'mallPlate',
  'mallPermit',
  'mallPickup',
  'mallPickupHour',
  'mallDeliver',
  'mallLate',
  'mallNotice',
  'mallNotSent',
  'mallFreightTank',
  'mallFreightLoose',
  'mallFreightBag',
  'mallFreightNoBag',
  'mallFreightGoods',
  'mallFreightMissing',
  'mallFreightOther',
  'mallFreightBoxes',
  'mallFreightSaid',
  'mallFreightElsewhere',
  'mallFreightUnfetched',
  'mallOtherGoods',
  'mallGone',
  'mallEnterpriseOnly',
  'mallVerifyFirst',
  'mallRetailLimit',
  'mallUnderAge',
  'mallPaper',
  'mallInvoiceTitle',
] as const;
export type MallFaultCode = (typeof MALL_FAULT_CODES)[number];

/** The fault of each answer of the gate; null where the buyer may order. */
export const GATE_FAULTS: Readonly<Record<GateAnswer, MallFaultCode | null>> = {
  BUY: null,
  BUY_AWAIT_VERIFY: null,
  ENQUIRE: 'mallOtherGoods',
  SIGN_IN: null,
  ENTERPRISE_ONLY: 'mallEnterpriseOnly',
  VERIFY_FIRST: 'mallVerifyFirst',
  RETAIL_LIMIT: 'mallRetailLimit',
  UNDER_AGE: 'mallUnderAge',
  PAPER_MISSING: 'mallPaper',
  PAPER_EXPIRED: 'mallPaper',
  PERMIT_MISSING: 'mallPaper',
  PERMIT_SHORT: 'mallPaper',
};
