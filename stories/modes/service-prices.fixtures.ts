import type { ServicePrices } from '../../domain/desk/services';

export const SERVICE_PRICES: ServicePrices = {
  services: {
    '1': 80_000,
    '2': 60_000,
    '3': 120_000,
    '4': 40_000,
    '5': 90_000,
    '6': 0,
    '7': 30_000,
    '8': 20_000,
    '9': 20_000,
  },
  extras: {
    component: 6_000,
    language: 30_000,
    review: -30_000,
    box: 8_000,
    battery: 60_000,
    goods: 5_000,
    yearly: 340_000,
  },
};
