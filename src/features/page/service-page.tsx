import type { ReactElement, ReactNode } from 'react';

import type { RouteName } from '../../../domain/routes';
import { pageCopy } from '../../copy/site/page';
import type { ServiceCopy } from '../../copy/pages/page-copy';
import { titles } from '../../copy/site/titles';
import { picturePart } from '../../ui/show/pictured';
import { ActionLink, BannerHead, PlainHead } from './page-head';
import { Marked, PhoneCard } from './page-parts';

const RelatedPages = picturePart(async () => (await import('./related-pages')).RelatedPages, 'near');

type ServicePageProps = {
  name: RouteName;
  copy: ServiceCopy;
  art?: string | ReactElement;
  further?: ReactNode;
  /** True if the page has a tool above, whose button is primary. */
  isBelowTool?: boolean;
  children?: ReactNode;
};

export function ServicePage({ name, copy, art, further, isBelowTool = false, children }: ServicePageProps) {
  const head = {
    title: titles[name],
    purpose: copy.purpose,
    children: (
      <>
        <ActionLink action={copy.action} look={isBelowTool ? 'line' : 'signal'} />
        {further}
      </>
    ),
  };
  return (
    <>
      {art === undefined ? <PlainHead {...head} /> : <BannerHead {...head} art={art} />}
      <div className="wrap grid gap-10 py-12 later-1000 md:py-16 md:later-800 lg:grid-cols-[1fr_320px] lg:gap-16 lg:later-600">
        <section aria-labelledby="answers">
          <h2 id="answers" className="text-24">
            {pageCopy.answers}
          </h2>
          <ul className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
            {copy.points.map(({ title, text }) => (
              <li key={title} className="border-b border-line py-5">
                <h3 className="text-16">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="text-20">{pageCopy.prepare}</h2>
            <ul className="mt-4 grid gap-2.5">
              {copy.prepare.map((text) => (
                <Marked key={text}>{text}</Marked>
              ))}
            </ul>
          </section>
          <PhoneCard />
        </aside>
      </div>
      {children}
      <RelatedPages names={copy.related} className="unseen-440 lg:unseen-240" />
    </>
  );
}
