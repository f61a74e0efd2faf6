export * from './captcha.machine';
export * from './captcha.types';
export * from './captcha.view';
export {
  kindIntents,
  leaveIntents,
  selectChallengeActor,
  selectKind,
  selectLeaving,
  type LeavingView,
} from './captcha.kind-view';
export { challengePicture, challengeWork } from './challenge/challenge.parts';
export type * from './challenge/challenge.types';
export type * from './captcha.kind-types';
