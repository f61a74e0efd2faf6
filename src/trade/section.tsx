import { useId, type ReactNode } from 'react';

type SectionProps = {
  title: string;
  note?: string | undefined;
  aside?: ReactNode;
  isBad?: boolean;
  /** Its fields are named as those of other cards: whoever comes to one hears whose it is. */
  isGroup?: boolean;
  /** Where nothing of the page stands between its title and this card. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A card of the form with its heading. */
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
  // Within a group, which is no section, a header would be that of the whole page.
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
