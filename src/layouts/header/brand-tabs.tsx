import { Link } from 'wouter';

import type { RouteName } from '../../../domain/routes';
import { brand } from '../../copy/site/brand';
import { layoutCopy as copy } from '../../copy/site/layout';
import { links } from '../../copy/site/links';

type Brand = 'own' | 'truck' | 'consol';

const TABS: { id: Brand; name: string; trade: string; href: string }[] = [
  { id: 'own', name: brand.name, trade: brand.trade, href: '/' },
  { id: 'truck', name: brand.truckName, trade: brand.truckTrade, href: links.truck },
  { id: 'consol', name: brand.consolName, trade: brand.consolTrade, href: links.consol },
];

/** Pages of sister brands; the mall belongs to `consol`. Unknown pages have no brand. */
const BRANDS: Partial<Record<RouteName, Brand | null>> = {
  truck: 'truck',
  truckOrder: 'truck',
  business: 'consol',
  lcl: 'consol',
  notFound: null,
};

const LOOKS = {
  bar: {
    list: 'flex h-full gap-6 max-lg:hidden',
    tab: 'relative flex h-full items-center gap-1.5 outline-current',
    active: 'font-semibold after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:bg-beacon',
    idle: 'hover:underline',
    trade: 'text-12 font-normal',
  },
  menu: {
    list: 'border-y border-line',
    tab: 'flex min-h-14 items-center justify-between border-l-2 px-5',
    active: 'border-beacon font-semibold text-ink',
    idle: 'border-transparent hover:bg-sea-tint',
    trade: 'text-12 font-normal text-muted',
  },
};

type BrandTabsProps = { place: RouteName; look: keyof typeof LOOKS; onLeave?: () => void };

export function BrandTabs({ place, look, onLeave }: BrandTabsProps) {
  const { list, tab, active, idle, trade } = LOOKS[look];
  const current = place in BRANDS ? BRANDS[place] : 'own';
  return (
    <nav aria-label={copy.brands} className={list}>
      {TABS.map(({ id, name, trade: words, href }) => {
        const isCurrent = id === current;
        const Tab = href.startsWith('/') ? Link : 'a';
        return (
          <Tab
            key={id}
            href={href}
            aria-current={isCurrent}
            className={`${tab} ${isCurrent ? active : idle}`}
            {...(onLeave && { onClick: onLeave })}
          >
            {name} <span className={trade}>{words}</span>
          </Tab>
        );
      })}
    </nav>
  );
}
