import { legalText, serviceMail } from '../../contract/content';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { ContentStore } from './store';

export const contentRoutes = (store: ContentStore, mail: string): Route[] => [
  serve(legalText, async ({ documentId }) => (await store.newest(documentId)) ?? Promise.reject(notFound())),
  serve(serviceMail, () => mail),
];
