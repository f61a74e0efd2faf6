import type { ReactNode } from 'react';

import { CENTER_PAGE_NAMES, CENTER_PAGES, type CenterPage } from '../../../domain/people/user-center';
import type { CenterPerson } from '../../../machines/identity/user-center';
import { brand } from '../../copy/site/brand';
import { userCenterCopy as copy } from '../../copy/people/user-center';
import { Icon } from '../../ui/mark/icon';
import { Logo } from '../../ui/mark/logo';

export const centerHref = (page: CenterPage) => `#${CENTER_PAGES[page]}`;

function Tabs({ person, page }: { person: CenterPerson; page: CenterPage }) {
  const names = CENTER_PAGE_NAMES.filter((name) => name !== 'special' || person.isSpecial);
  return (
    <nav aria-label={copy.title} className="wrap -mb-px flex gap-6 overflow-x-auto">
      {names.map((name) => (
        <a
          key={name}
          href={centerHref(name)}
          aria-current={name === page ? 'page' : undefined}
          className="flex h-11 flex-none items-center border-b-2 border-transparent text-deep-text outline-on-deep -outline-offset-2 hover:text-on-deep aria-[current=page]:border-beacon aria-[current=page]:text-on-deep"
        >
          {copy.pages[name]}
        </a>
      ))}
    </nav>
  );
}

type CenterFrameProps = { person: CenterPerson | null; page: CenterPage; onSignOut: () => void; children: ReactNode };

export function CenterFrame({ person, page, onSignOut, children }: CenterFrameProps) {
  const control = 'flex min-h-9 items-center gap-1.5 rounded-control px-2 outline-on-deep hover:bg-on-deep/10';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-deep text-on-deep">
        <div className="wrap flex h-16 items-center justify-between gap-4">
          <p className="flex min-w-0 items-center gap-2.5">
            <Logo />
            <span className="truncate text-16 font-semibold md:text-20">
              {brand.name}
              {copy.title}
            </span>
          </p>
          <div className="flex items-center gap-1">
            {person && <span className="px-2 font-medium max-sm:hidden">{person.name}</span>}
            <a href="/" className={control}>
              <Icon name="house" />
              <span className="max-md:sr-only">{copy.site}</span>
            </a>
            {person && (
              <button type="button" className={control} onClick={onSignOut}>
                <Icon name="exit" />
                <span className="max-md:sr-only">{copy.signOut}</span>
              </button>
            )}
          </div>
        </div>
        {person && <Tabs person={person} page={page} />}
      </header>
      <main className="wrap flex-1 py-8 md:py-10">{children}</main>
      {brand.serviceLine && (
        <footer className="border-t border-line">
          <p className="wrap py-5 text-12 text-muted">
            {brand.serviceLine}，{brand.serviceHours}
          </p>
        </footer>
      )}
    </div>
  );
}
