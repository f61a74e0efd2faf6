import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from '../../base/http/refusal';
import { SIGN_IN_MESSAGES } from './messages';

export const loginRefused = () => new Refusal(CODES.loginRefused, SIGN_IN_MESSAGES.loginRefused);
export const captchaRequired = () => new Refusal(CODES.captchaRequired, SIGN_IN_MESSAGES.captchaRequired);
export const codeRefused = () => new Refusal(CODES.codeRefused, SIGN_IN_MESSAGES.codeRefused);
export const accountUnknown = () => new Refusal(CODES.accountUnknown, SIGN_IN_MESSAGES.accountUnknown);
export const accountExists = () => new Refusal(CODES.accountExists, SIGN_IN_MESSAGES.accountExists);
export const agreementChanged = () => new Refusal(CODES.agreementChanged, SIGN_IN_MESSAGES.agreementChanged);
export const oldPasswordRefused = () => new Refusal(CODES.oldPasswordRefused, SIGN_IN_MESSAGES.oldPasswordRefused);
