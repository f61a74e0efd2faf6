import type { ReactNode } from 'react';

import type { ServiceType } from '../../../domain/desk/services';
import { serviceCopy as copy } from '../../copy/desk/service-tool';
import { SERVICE_WORDS } from '../../copy/desk/services';
import { ActionLink, PlainHead } from '../../features/page/page-head';
import { Marked, PhoneCard } from '../../features/page/page-parts';

const BACK = <ActionLink action={{ label: copy.back, to: 'dgdesk' }} look="line" />;

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-16">{title}</h2>
      <ul className="mt-3 grid gap-2">
        {items.map((item) => (
          <Marked key={item}>{item}</Marked>
        ))}
      </ul>
    </section>
  );
}

/** An address without a valid service lists all of them. */
export const UnknownService = ({ services }: { services: ReactNode }) => (
  <>
    <PlainHead title={copy.unknown} purpose={copy.unknownText}>
      {BACK}
    </PlainHead>
    <div className="wrap py-8 md:py-10">{services}</div>
  </>
);

type DetailProps = {
  type: ServiceType;
  brought: string;
  children: ReactNode;
};

export function DgdeskDetailPage({ type, brought, children }: DetailProps) {
  const { title, gives, results, papers } = SERVICE_WORDS[type];
  return (
    <>
      <PlainHead title={title} purpose={gives}>
        {BACK}
      </PlainHead>
      <div className="wrap grid gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10">
        <div className="grid content-start gap-5">
          {brought !== '' && (
            <p className="rounded-card border border-line bg-surface px-4 py-3">
              <span className="text-muted">{copy.brought}</span> {brought}
            </p>
          )}
          {children}
        </div>
        <aside className="grid content-start gap-8">
          <Listed title={copy.results} items={results} />
          <Listed title={copy.papers} items={papers} />
          <PhoneCard />
        </aside>
      </div>
    </>
  );
}
