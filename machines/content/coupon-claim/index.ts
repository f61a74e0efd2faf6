export * from './coupon-claim.machine';
export * from './coupon-claim.types';
export * from './coupon-claim.view';
