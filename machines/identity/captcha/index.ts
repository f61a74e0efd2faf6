export * from './captcha.machine';
export * from './captcha.types';
export * from './captcha.view';
export { kindIntents, selectChallengeActor, selectKind } from './captcha.kind-view';
export type * from './challenge/challenge.types';
export type * from './captcha.kind-types';
