import { lazyActor } from '../../effects/late';
import type { Calls } from './calls';

/** Each call by name, loaded on first use, in the form a machine's actor slot takes. */
export const lateCalls = (calls: () => Promise<Calls>) => ({
  recogniseArrival: lazyActor(async () => (await calls()).recogniseArrival),
  signInBySso: lazyActor(async () => (await calls()).signInBySso),
  loadUser: lazyActor(async () => (await calls()).loadUser),
  loadEntries: lazyActor(async () => (await calls()).loadEntries),
  endSession: lazyActor(async () => (await calls()).endSession),
  signInBySms: lazyActor(async () => (await calls()).signInBySms),
  signInByPassword: lazyActor(async () => (await calls()).signInByPassword),
  registerAccount: lazyActor(async () => (await calls()).registerAccount),
  learnEditions: lazyActor(async () => (await calls()).learnEditions),
  loadEditions: lazyActor(async () => (await calls()).loadEditions),
  agreeToEditions: lazyActor(async () => (await calls()).agreeToEditions),
  resetPassword: lazyActor(async () => (await calls()).resetPassword),
  changePassword: lazyActor(async () => (await calls()).changePassword),
  recallCredentials: lazyActor(async () => (await calls()).recallCredentials),
  requestCode: lazyActor(async () => (await calls()).requestCode),
  requestChallenge: lazyActor(async () => (await calls()).requestChallenge),
  checkAnswer: lazyActor(async () => (await calls()).checkAnswer),
  checkWork: lazyActor(async () => (await calls()).checkWork),
  loadText: lazyActor(async () => (await calls()).loadText),
  loadMail: lazyActor(async () => (await calls()).loadMail),
  findWay: lazyActor(async () => (await calls()).findWay),
  openTab: lazyActor(async () => (await calls()).openTab),
  visitCenter: lazyActor(async () => (await calls()).visitCenter),
});

export type LateCalls = ReturnType<typeof lateCalls>;
