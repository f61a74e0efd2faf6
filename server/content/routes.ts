import { legalText, serviceMail } from '../../contract/content';
import { isLegalKey } from '../../domain/content/legal';
import { isDay } from '../../domain/values/days';
import type { Clock } from '../clock';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { editionPage, noEdition } from './edition-page';
import type { Editions } from './store';

type Deps = { editions: Editions; clock: Clock; mail: string };

export const contentRoutes = ({ editions, clock, mail }: Deps): Route[] => [
  serve(legalText, async ({ documentId, version }) => {
    if (version === undefined) return editions.inForce(documentId, new Date(clock.now()));
    return (await editions.edition(documentId, version)) ?? Promise.reject(notFound());
  }),
  serve(serviceMail, () => mail),
  {
    method: 'GET',
    path: '/legal/:documentId/:version',
    guarded: false,
    async answer(request) {
      const documentId = request.param('documentId') ?? '';
      const version = request.param('version') ?? '';
      const found = isLegalKey(documentId) && isDay(version) ? await editions.edition(documentId, version) : undefined;
      return found ? editionPage(found) : noEdition();
    },
  },
];
