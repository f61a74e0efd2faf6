import { useId } from 'react';

import { WorkIcon } from '../../ui/mark/work-icon';
import { Button } from '../../ui/press/button';
import { FactsList, type Facts } from './facts-card';

type PrintedNoticeProps = {
  title: string;
  facts: Facts;
  /** `note`: null if there is none; given alone where the items to bring are listed elsewhere. */
  bring: { title: string; texts: readonly string[]; note: string | null } | { note: string };
  documents: readonly { kind: string; label: string }[];
  busyKind: string | null;
  failure: string | null;
  onFetch: (kind: string) => void;
};

export function PrintedNotice({ title, facts, bring, documents, busyKind, failure, onFetch }: PrintedNoticeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
        <h2 id={id} className="flex-1 text-20 max-sm:basis-full">
          {title}
        </h2>
        {documents.map(({ kind, label }) => (
          <Button
            key={kind}
            look="line"
            size="small"
            isBusy={busyKind === kind}
            isOff={busyKind !== null && busyKind !== kind}
            onClick={() => onFetch(kind)}
          >
            <WorkIcon name="print" className="size-4" />
            {label}
          </Button>
        ))}
      </header>
      <div className="grid gap-x-8 gap-y-4 p-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] md:p-5">
        <FactsList facts={facts} />
        <div>
          {'texts' in bring && (
            <>
              <h3 className="mb-2 text-14">{bring.title}</h3>
              <ul className="grid gap-1.5">
                {bring.texts.map((text) => (
                  <li key={text} className="border-b border-line pb-1.5">
                    {text}
                  </li>
                ))}
              </ul>
            </>
          )}
          {bring.note !== null && <p className="text-good not-first:mt-3">{bring.note}</p>}
        </div>
      </div>
      {failure !== null && (
        <p role="alert" className="border-t border-line px-4 py-3 text-bad md:px-5">
          {failure}
        </p>
      )}
    </section>
  );
}
