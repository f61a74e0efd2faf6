import { bookSlot, changeSlot, giveBackSlot, slotSheet } from './slots';
import { campaignDetail, campaignList } from './campaigns';
import { claimCoupon, couponSheet, ownCoupons } from './coupons';

/** What is asked about campaigns. */
export const campaignEndpoints = {
  campaignDetail,
  campaignList,
  slotSheet,
  bookSlot,
  changeSlot,
  giveBackSlot,
  couponSheet,
  claimCoupon,
  ownCoupons,
} as const;
