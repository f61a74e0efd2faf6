import { legalText, serviceMail } from '../../../contract/content/content';
import { isLegalKey, type LegalSection } from '../../../domain/content/legal';
import type { LegalId } from '../../../domain/order/papers/protocol';
import { isDay } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import { notFound } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { editionPage, noEdition } from './edition-page';
import type { Editions } from './store';

export type CountedBelow = (id: LegalId) => LegalSection[];

type Deps = { editions: Editions; clock: Clock; mail: string; countedBelow: CountedBelow };

export const contentRoutes = ({ editions, clock, mail, countedBelow }: Deps): Route[] => [
  serve(legalText, async ({ documentId, version }) => {
    const found =
      version === undefined
        ? await editions.inForce(documentId, new Date(clock.now()))
        : await editions.edition(documentId, version);
    if (!found) throw notFound();
    return { ...found, counted: countedBelow(documentId) };
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
      if (!found) return noEdition();
      return editionPage({ ...found, sections: [...found.sections, ...countedBelow(found.documentId)] });
    },
  },
];
