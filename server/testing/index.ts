export { captchaTestRoutes } from '../captcha/test-door';
export { movableClock } from './movable-clock';
export { movablePrices } from './movable-prices';
export { testRoutes } from './test-routes';
