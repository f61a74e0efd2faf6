import { Link } from 'wouter';

import { routePath, type RouteName } from '../../../domain/routes';
import { brand } from '../../copy/site/brand';
import { layoutCopy } from '../../copy/site/layout';
import { titles } from '../../copy/site/titles';
import { Icon } from '../../ui/mark/icon';
import { Logo } from '../../ui/mark/logo';
import { SERVICE_PAGES } from '../services';
import { LegalLine } from './legal-line';
import { links } from '../../copy/site/links';

const { footer: copy, header } = layoutCopy;

/** Native `details`: works without a script and is readable for search engines. */
function FriendlyLinks() {
  return (
    <details className="group relative w-60 max-w-full">
      <summary className="flex h-11 list-none items-center justify-between rounded-control border border-deep-muted px-3 text-on-deep outline-on-deep">
        {copy.friends}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-10 mt-2 rounded-card border border-line bg-raise p-1 text-text shadow-dialog">
        {links.friends.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-10 items-center justify-between gap-2 rounded-control px-3 hover:bg-sea-tint hover:text-sea"
            >
              {label}
              <span className="sr-only">{header.newTab}</span>
              <Icon name="external" className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

type FooterLink = { label: string; href: string };

const pages = (...names: RouteName[]): FooterLink[] =>
  names.map((name) => ({ label: titles[name], href: routePath(name) }));

const SERVICES = pages(...SERVICE_PAGES);

const HELP: FooterLink[] = [
  { label: copy.guide, href: '/helpCenter?code=1.1.1' },
  { label: copy.download, href: '/helpCenter?code=2' },
  { label: copy.about, href: '/helpCenter?code=3' },
  { label: copy.news, href: '/news' },
];

function LinkColumn({ title, links, className }: { title: string; links: FooterLink[]; className: string }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-16 text-on-deep">{title}</h2>
      <ul className={`mt-4 grid gap-x-6 gap-y-1 ${className}`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-1 text-deep-text outline-on-deep hover:text-on-deep">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Line = ({ name, line, hours }: { name: string; line: string; hours: string }) => (
  <p className="text-12">
    {name}
    <a href={`tel:${line}`} className="block text-20 font-semibold text-on-deep outline-on-deep">
      {line}
    </a>
    {hours}
  </p>
);

export function SiteFooterView() {
  return (
    <footer className="bg-deep text-deep-text in-data-[agent=mobile]:in-data-[layout=activity]:hidden">
      <div className="wrap grid gap-10 py-14 md:grid-cols-2 lg:grid-cols-[240px_1fr_auto_296px] lg:gap-14">
        <div>
          <p className="mb-5 flex items-center gap-2.5 text-on-deep">
            <Logo />
            <span className="text-20 font-semibold">{brand.name}</span>
            <span className="opacity-85">{brand.latinName}</span>
          </p>
          <FriendlyLinks />
          <p className="mt-5 text-12">
            {copy.promise.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        <LinkColumn title={copy.services} links={SERVICES} className="grid-cols-2" />
        <LinkColumn title={copy.help} links={HELP} className="max-lg:grid-cols-2" />
        <address className="grid content-start gap-4 not-italic">
          {brand.serviceLine && (
            <div className="flex gap-3 px-4">
              <Icon name="phone" className="mt-0.5 text-on-deep" />
              <Line name={copy.service} line={brand.serviceLine} hours={brand.serviceHours} />
            </div>
          )}
          {brand.emergencyLine && (
            <div className="flex gap-3 rounded-control border border-beacon p-4">
              <Icon name="siren" className="mt-0.5 text-beacon" />
              <Line name={copy.emergency} line={brand.emergencyLine} hours={brand.emergencyHours} />
            </div>
          )}
        </address>
      </div>
      <LegalLine />
    </footer>
  );
}
