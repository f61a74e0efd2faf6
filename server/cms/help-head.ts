import { addressOfHelp, helpAsked } from '../../domain/content/help-search';
import { pathOf } from '../../domain/routes';
import { type PageHead, trailOf } from '../site/page-head';
import type { HelpStore } from './help-store';

/** What the page of the help says of itself: a page by its code. What is searched for, and what nobody knows, is kept by no search engine. */
export const helpHead =
  (store: HelpStore, origin = '') =>
  async ({ search }: { search: string }): Promise<PageHead | null> => {
    const { code, text } = helpAsked(search);
    const page = text === '' ? await store.page(code) : undefined;
    if (!page) return { isHidden: true };
    const { title, intro, sections } = page;
    const address = code === '' ? pathOf('helpCenter') : addressOfHelp(page.code);
    return {
      ...(code !== '' && { title: `${title} · 化途 ChemLane`, description: intro }),
      canonical: `${origin}${address}`,
      data: [
        {
          '@type': 'FAQPage',
          name: title,
          mainEntity: sections.map((one) => ({
            '@type': 'Question',
            name: one.title,
            acceptedAnswer: { '@type': 'Answer', text: one.text },
          })),
        },
        trailOf(origin, [
          ['帮助中心', pathOf('helpCenter')],
          [title, address],
        ]),
      ],
    };
  };
