import { late } from '../../effects/late';
import type { Calls } from './calls';

/** Each call by name, loaded on first use, in the form a machine's actor slot takes. */
export const lateCalls = (calls: () => Promise<Calls>) => ({
  recogniseArrival: late(async () => (await calls()).recogniseArrival),
  signInBySso: late(async () => (await calls()).signInBySso),
  loadUser: late(async () => (await calls()).loadUser),
  loadEntries: late(async () => (await calls()).loadEntries),
  endSession: late(async () => (await calls()).endSession),
  signInBySms: late(async () => (await calls()).signInBySms),
  signInByPassword: late(async () => (await calls()).signInByPassword),
  registerAccount: late(async () => (await calls()).registerAccount),
  learnEditions: late(async () => (await calls()).learnEditions),
  loadEditions: late(async () => (await calls()).loadEditions),
  agreeToEditions: late(async () => (await calls()).agreeToEditions),
  resetPassword: late(async () => (await calls()).resetPassword),
  changePassword: late(async () => (await calls()).changePassword),
  recallCredentials: late(async () => (await calls()).recallCredentials),
  requestCode: late(async () => (await calls()).requestCode),
  requestChallenge: late(async () => (await calls()).requestChallenge),
  checkAnswer: late(async () => (await calls()).checkAnswer),
  checkWork: late(async () => (await calls()).checkWork),
  loadText: late(async () => (await calls()).loadText),
  loadMail: late(async () => (await calls()).loadMail),
  findWay: late(async () => (await calls()).findWay),
  openTab: late(async () => (await calls()).openTab),
  visitCenter: late(async () => (await calls()).visitCenter),
});

export type LateCalls = ReturnType<typeof lateCalls>;
