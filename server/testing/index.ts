export { captchaTestRoutes } from '../captcha/test-door';
export { movableClock } from './movable-clock';
export { testRoutes } from './test-routes';
