export * from './coupon-wallet.machine';
export * from './coupon-wallet.types';
export * from './coupon-wallet.view';
