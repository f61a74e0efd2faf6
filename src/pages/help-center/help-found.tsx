import { Link } from 'wouter';

import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { EmptyState } from '../../ui/show/empty-state';
import { addressOfHelp, findHelp } from './help-address';

/** What was asked for, and where it stands. */
export function HelpFound({ asked }: { asked: string }) {
  const found = findHelp(asked);
  return (
    <section className="max-w-170">
      <h1 tabIndex={-1} className="scroll-mt-48 text-24 outline-none">
        {copy.found(found.length, asked)}
      </h1>
      {found.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={copy.empty} text={copy.emptyText}>
            <Link href="/helpCenter" className="inline-flex h-11 items-center text-sea underline">
              {copy.all}
            </Link>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4">
          {found.map(({ article, text }) => (
            <li key={article.code} className="border-b border-line">
              <Link href={addressOfHelp(article.code)} className="group block py-4">
                <b className="text-16 font-semibold text-ink group-hover:text-sea">{article.title}</b>
                <span className="mt-1 block text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
