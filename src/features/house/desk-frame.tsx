import type { ReactNode } from 'react';

import { deskPagePath, mayOpen, type DeskPage } from '../../../domain/house/pages';
import type { StaffPerson } from '../../../domain/house/roles';
import { brand } from '../../copy/site/brand';
import { houseDeskCopy as copy } from '../../copy/house/house-desk';
import { deskPaletteCopy as paletteCopy } from '../../copy/house/desk-palette';
import { roleNames } from '../../copy/house/roles';
import { Icon } from '../../ui/mark/icon';
import { Logo } from '../../ui/mark/logo';
import { Comma } from '../../ui/show/comma';

const TABS = [
  { name: 'queue' },
  { name: 'customers', ref: null },
  { name: 'content' },
  { name: 'log' },
  { name: 'devices' },
] as const;

const CONTROL = 'flex min-h-9 items-center gap-1.5 rounded-control px-2 outline-on-deep hover:bg-on-deep/10';
const TAB =
  'flex h-11 flex-none items-center border-b-2 border-transparent text-deep-text outline-on-deep -outline-offset-2 hover:text-on-deep aria-[current=page]:border-beacon aria-[current=page]:text-on-deep';

type DeskFrameProps = {
  person: StaffPerson | null;
  page: DeskPage;
  onSeek?: (() => void) | undefined;
  onSignOut: () => void;
  children: ReactNode;
};

/** Pages that these roles open by the bar, which the palette opens too. */
export const pagesFor = (roles: StaffPerson['roles']) =>
  TABS.filter(({ name }) => mayOpen(name, roles)).map((tab) => ({
    id: tab.name,
    name: copy.pages[tab.name],
    href: `#${deskPagePath(tab)}`,
  }));

export function DeskFrame({ person, page, onSeek, onSignOut, children }: DeskFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col" data-layout>
      <header className="bg-deep text-on-deep print:hidden">
        <div className="wrap flex h-16 items-center justify-between gap-4">
          <p className="flex min-w-0 items-center gap-2.5">
            <Logo />
            <span className="truncate text-16 font-semibold md:text-20">
              {brand.name}
              {copy.title}
            </span>
          </p>
          <div className="flex items-center gap-1">
            {person && (
              <span className="px-2 max-sm:hidden">
                <span className="font-medium">{person.name}</span>
                <span className="ml-2 text-12 text-deep-text">
                  <Comma />
                  {person.roles.map((role) => roleNames[role]).join('、')}
                </span>
              </span>
            )}
            {person && onSeek && (
              <button type="button" className={CONTROL} aria-keyshortcuts="/ Control+K" onClick={onSeek}>
                <Icon name="search" />
                <span className="max-md:sr-only">{paletteCopy.open}</span>
                <kbd
                  aria-hidden="true"
                  className="rounded-control border border-on-deep/30 px-1.5 text-12 max-md:hidden"
                >
                  /
                </kbd>
              </button>
            )}
            <a href="/" className={CONTROL}>
              <Icon name="house" />
              <span className="max-md:sr-only">{copy.site}</span>
            </a>
            {person && (
              <button type="button" className={CONTROL} onClick={onSignOut}>
                <Icon name="exit" />
                <span className="max-md:sr-only">{copy.signOut}</span>
              </button>
            )}
          </div>
        </div>
        {person && (
          <nav aria-label={copy.title} className="wrap -mb-px flex gap-6 overflow-x-auto">
            {pagesFor(person.roles).map(({ id, name, href }) => (
              <a key={id} href={href} aria-current={id === page.name ? 'page' : undefined} className={TAB}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </header>
      <main className="wrap flex-1 py-6 md:py-8">{children}</main>
    </div>
  );
}
