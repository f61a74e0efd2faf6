import { Link, useSearch } from 'wouter';

import { HELP, helpCenterCopy as copy, type HelpArticle } from '../../copy/pages/help-center';
import { PhoneCard } from '../../features/page/page-parts';

/** `?code=2`, or the bare `?2` of older links. A code nobody knows opens the first article. */
function articleAt(search: string): HelpArticle {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? [...query.keys()][0];
  return HELP.find((article) => article.code === code) ?? HELP[0];
}

export default function HelpCenterPage() {
  const { code, title, intro, sections } = articleAt(useSearch());
  return (
    <div className="wrap grid gap-8 py-10 md:py-14 lg:grid-cols-[200px_1fr_288px] lg:gap-14">
      <nav aria-label={copy.tree}>
        <ul className="flex gap-2 overflow-x-auto lg:grid lg:border-l lg:border-line">
          {HELP.map((article) => (
            <li key={article.code} className="flex-none">
              <Link
                href={`/helpCenter?code=${article.code}`}
                aria-current={article.code === code ? 'page' : undefined}
                className="block rounded-control px-4 py-2 hover:text-sea aria-[current=page]:bg-sea-tint aria-[current=page]:font-medium aria-[current=page]:text-sea"
              >
                {article.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-170">
        <h1 className="text-32 outline-none">{title}</h1>
        <p className="mt-2 text-16 text-muted">{intro}</p>
        {sections.map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="text-20">{section.title}</h2>
            <p className="mt-2 text-16">{section.text}</p>
          </section>
        ))}
      </article>
      <aside>
        <PhoneCard />
      </aside>
    </div>
  );
}
