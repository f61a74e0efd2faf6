import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { brand } from '../copy/brand';
import { layoutCopy as copy } from '../copy/layout';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { AccountControls } from './account-controls';
import { LoginSlot } from './login-slot';
import { PasswordSlot } from './password-slot';

function Header() {
  return (
    <header className="bg-deep text-on-deep">
      <div className="wrap flex h-16 items-center justify-between gap-4">
        <Link href="/" aria-label={`${brand.name} ${copy.home}`} className="flex items-center gap-2.5 outline-on-deep">
          <Logo />
          <span className="text-20 font-semibold">{brand.name}</span>
          <span className="text-deep-text max-sm:hidden">{brand.latinName}</span>
        </Link>
        <div className="flex min-w-0 items-center gap-4">
          <a href={`tel:${brand.emergencyLine}`} className="flex items-center gap-1.5 outline-on-deep">
            <Icon name="alert" className="text-beacon" />
            <span className="max-md:sr-only">{copy.emergency}</span>
            <b className="font-semibold max-md:sr-only">{brand.emergencyLine}</b>
          </a>
          <AccountControls />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="mt-auto border-t border-deep-line bg-deep text-deep-muted">
      <p className="wrap py-6 text-12">
        {brand.name} {brand.latinName} · {copy.service} {brand.serviceLine}，{brand.serviceHours}
      </p>
    </footer>
  );
}

export function BasicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-10 rounded-control bg-surface px-4 py-2 text-sea focus:top-3"
      >
        {copy.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <LoginSlot />
      <PasswordSlot />
    </div>
  );
}
