import { createActor } from 'xstate';

import { answeredFile, routeFile, isListed, routePath, type RouteName } from '../../domain/routes';
import { appMachine } from '../../machines/shell/app';
import { AnsweredContext } from './answered/place';
import { pageHead } from './page-head';
import { loadPageCode } from './pages';
import { Standing } from './started';

/** Sample paths for pages with a parameter; content that varies by id is not drawn. */
const EXAMPLES: Partial<Record<RouteName, string>> = { newsDetail: '/news/1', notFound: '/404' };

/** The page as a first-time visitor sees it when it opens. `isAnswered`: around an answer drawn by the gateway. */
export async function drawPage(name: RouteName, isAnswered = false) {
  await loadPageCode(name);
  const path = EXAMPLES[name] ?? routePath(name);
  const actor = createActor(appMachine, {
    input: { path, isLost: false, now: 0, smsResendAt: 0, consentDefault: true, ssoToken: null, wasExpired: false },
  });
  const { title, describe } = pageHead(name);
  return {
    file: isAnswered ? answeredFile(name) : routeFile(name),
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
