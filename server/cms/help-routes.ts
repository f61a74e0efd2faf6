import { helpDetail, helpPages, helpTree } from '../../contract/help';
import { notFound } from '../http/refusal';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { HelpStore } from './help-store';
import { spelled } from './spelled';

/** All of the help, as the page of the help asks for it. */
export async function allHelp(store: HelpStore) {
  const { revision, pages } = await store.all();
  return {
    revision,
    pages: pages.map((page) => ({
      ...page,
      typed: [page.title, ...page.sections.map(({ title }) => title)].flatMap(spelled),
    })),
  };
}

export const helpRoutes = (store: HelpStore): Route[] => [
  serve(helpTree, async () => {
    const { revision, pages } = await store.all();
    return { revision, pages: pages.map(({ code, group, title }) => ({ code, group, title })) };
  }),
  serve(helpDetail, async ({ code = '' }) => (await store.page(code)) ?? Promise.reject(notFound())),
  serve(helpPages, () => allHelp(store)),
];
