import type { ReactNode } from 'react';
import { brand } from '../../copy/site/brand';
import { pageCopy as copy } from '../../copy/site/page';
import { Icon } from '../../ui/mark/icon';

export function Marked({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden="true" className="mt-[7px] size-2 flex-none rotate-45 bg-sea" />
      {children}
    </li>
  );
}

export function PhoneCard() {
  if (brand.serviceLine === '') return null;
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-16">{copy.byPhone}</h2>
      <p className="mt-1 text-muted">{copy.phoneText}</p>
      <a href={`tel:${brand.serviceLine}`} className="mt-4 flex items-center gap-2 text-20 font-semibold text-sea">
        <Icon name="phone" />
        {brand.serviceLine}
      </a>
      <p className="mt-1 text-12 text-muted">{brand.serviceHours}</p>
    </section>
  );
}
