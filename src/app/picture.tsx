import { createActor } from 'xstate';

import { answeredFileOf, fileOf, isListed, pathOf, type RouteName } from '../../domain/routes';
import { appMachine } from '../../machines/shell/app';
import { AnsweredContext } from './answered/place';
import { headOf } from './page-head';
import { loadPageCode } from './pages';
import { Standing } from './started';

/** Some page of each kind; what differs between two of a kind is not in the picture. */
const EXAMPLES: Partial<Record<RouteName, string>> = { newsDetail: '/news/1', notFound: '/404' };

/**
 * A page as somebody sees it whom nobody knows yet, at the moment it is opened. `isAnswered`: what stands around an
 * answer, which the gateway draws.
 */
export async function pictureOf(name: RouteName, isAnswered = false) {
  await loadPageCode(name);
  const path = EXAMPLES[name] ?? pathOf(name);
  const actor = createActor(appMachine, {
    input: { path, isLost: false, now: 0, smsResendAt: 0, consentDefault: true, ssoToken: null, wasExpired: false },
  });
  const { title, describe } = headOf(name);
  return {
    file: isAnswered ? answeredFileOf(name) : fileOf(name),
    title,
    description: await describe(),
    isListed: isListed(name),
    tree: (
      <AnsweredContext value={isAnswered}>
        <Standing actor={actor} path={path} />
      </AnsweredContext>
    ),
  };
}
