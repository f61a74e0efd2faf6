import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: string;
  note?: string | undefined;
  aside?: ReactNode;
  isBad?: boolean;
  /** True for a card whose field labels repeat those of others; `role=group` then names the card for screen readers. */
  isGroup?: boolean;
  /** True directly below the page title; sets the heading level. */
  isFirst?: boolean;
  children: ReactNode;
};

export function Section({
  title,
  note,
  aside,
  isBad = false,
  isGroup = false,
  isFirst = false,
  children,
}: SectionProps) {
  const titleId = useId();
  // A `header` outside a section would become the page's banner.
  const Title = isFirst ? 'h2' : 'h3';
  const Head = isGroup ? 'div' : 'header';
  return (
    <section
      {...(isGroup && { role: 'group', 'aria-labelledby': titleId })}
      className={`rounded-card border bg-surface ${isBad ? 'border-bad' : 'border-line'}`}
    >
      <Head className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 md:px-5">
        <Title id={titleId} className="text-16">
          {title}
        </Title>
        {aside}
        {note !== undefined && <p className="w-full text-12 text-muted">{note}</p>}
      </Head>
      <div className="p-4 md:p-5">{children}</div>
    </section>
  );
}
