export * from './captcha.machine';
export * from './captcha.types';
export * from './captcha.view';
export { kindIntents, selectChallengeActor, selectKind } from './kind.view';
export type * from './challenge/challenge.types';
export type * from './kind.types';
