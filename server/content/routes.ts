import { legalText, serviceMail } from '../../contract/content';
import type { Clock } from '../clock';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { Editions } from './store';

type Deps = { editions: Editions; clock: Clock; mail: string };

export const contentRoutes = ({ editions, clock, mail }: Deps): Route[] => [
  serve(legalText, async ({ documentId, version }) => {
    if (version === undefined) return editions.inForce(documentId, new Date(clock.now()));
    return (await editions.edition(documentId, version)) ?? Promise.reject(notFound());
  }),
  serve(serviceMail, () => mail),
];
