import { Link } from 'wouter';

import { addressOfHelp, type HelpMatch } from '../../../domain/content/help-search';
import { helpCenterCopy as copy } from '../../copy/pages/help-center';
import { EmptyState } from '../../ui/show/empty-state';

type OpenProps = { onOpen: () => void };

const All = ({ onOpen }: OpenProps) => (
  <Link href="/helpCenter" onClick={onOpen} className="inline-flex h-11 items-center text-sea underline">
    {copy.all}
  </Link>
);

const HEADING = 'scroll-mt-48 text-24 outline-none';

export const HelpFound = ({ asked, found, onOpen }: OpenProps & { asked: string; found: readonly HelpMatch[] }) => (
  <section className="max-w-170">
    <h1 tabIndex={-1} className={HEADING}>
      {copy.found(found.length, asked)}
    </h1>
    {found.length === 0 ? (
      <div className="mt-6">
        <EmptyState title={copy.empty} text={copy.emptyText}>
          <All onOpen={onOpen} />
        </EmptyState>
      </div>
    ) : (
      <ul className="mt-4">
        {found.map(({ page, text }) => (
          <li key={page.code} className="border-b border-line">
            <Link href={addressOfHelp(page.code)} onClick={onOpen} className="group block py-4">
              <b className="text-16 font-semibold text-ink group-hover:text-sea">{page.title}</b>
              <span className="mt-1 block text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);

export const HelpUnknown = ({ code, onOpen }: OpenProps & { code: string }) => (
  <section className="max-w-170">
    <h1 tabIndex={-1} className={HEADING}>
      {copy.unknown(code)}
    </h1>
    <p className="mt-2 text-muted">{copy.unknownText}</p>
    <All onOpen={onOpen} />
  </section>
);
