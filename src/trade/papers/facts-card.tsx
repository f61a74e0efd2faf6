import { useId, type ReactNode } from 'react';

export type Facts = readonly (readonly [name: string, value: string])[];

export const FactsList = ({ facts }: { facts: Facts }) => (
  <dl className="grid grid-cols-[fit-content(112px)_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere whitespace-pre-line text-ink">{value}</dd>
      </div>
    ))}
  </dl>
);

export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8 rounded-card border border-line bg-surface">
      <h2 id={id} className="border-b border-line px-4 py-3 text-20 md:px-5">
        {title}
      </h2>
      <div className="p-4 md:p-5">{children}</div>
    </section>
  );
}

export const FactsCard = ({ title, facts }: { title: string; facts: Facts }) => (
  <TitledCard title={title}>
    <FactsList facts={facts} />
  </TitledCard>
);
