import { Link } from 'wouter';

import { HELP_TREE } from '../../copy/pages/help-articles';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { addressOfHelp } from './help-address';

/** All leaves under their branches; on a phone the leaves lie side by side. */
export function HelpTree({ current }: { current: string | null }) {
  return (
    <nav aria-label={copy.tree}>
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-6">
        {HELP_TREE.map(({ title, articles }) => (
          <li key={title} className="max-lg:contents">
            <p className="px-4 text-12 text-muted max-lg:sr-only">{title}</p>
            <ul className="max-lg:contents lg:mt-1 lg:grid lg:gap-0.5">
              {articles.map((article) => (
                <li key={article.code} className="flex-none">
                  <Link
                    href={addressOfHelp(article.code)}
                    aria-current={article.code === current ? 'page' : undefined}
                    className="block rounded-control px-4 py-2 whitespace-nowrap hover:bg-sea-tint hover:text-sea aria-[current=page]:bg-sea-tint aria-[current=page]:font-medium aria-[current=page]:text-sea max-lg:border max-lg:border-line max-lg:px-3 max-lg:py-1.5"
                  >
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
