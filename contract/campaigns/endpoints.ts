import { bookSlot, changeSlot, giveBackSlot, slotSheet } from './slots';
import { campaignDetail, campaignList } from './campaigns';
import { claimCoupon, couponSheet, ownCoupons } from './coupons';

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
