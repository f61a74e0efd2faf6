import { createActor, toPromise, type AnyActorLogic } from 'xstate';

import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

export const outcomeOf = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

/** Failures of a gateway as seen by a home page block. */
export const TROUBLES: [how: string, say: () => Said | Promise<Said>, code: string][] = [
  ['nobody answers', offline, 'network'],
  ['the gateway refuses', () => refused('00000503'), 'unavailable'],
  ['the answer cannot be read', () => done({ what: 'ever' }), 'unavailable'],
  ['a page comes in place of an answer', () => ({ status: 200, data: '<html></html>' }), 'unavailable'],
];

/** Home page failures show in place, without a toast. */
export function troubled(say: () => Said | Promise<Said>) {
  const { gateway, news } = fakeGateway(say);
  return { gateway, news };
}
