import { useMemo } from 'react';

import type { WayFile } from '../../../domain/order/on-site/way';
import { openPaper, type PaperViewActor } from '../../../machines/order/paper-view';
import { seenOnWayCopy as copy } from '../../copy/after/seen-on-way';
import { TakenFile } from '../../trade/papers/taken-file';
import { PaperDialog } from './paper-dialog';

type Open = (file: WayFile) => void;

/** Files uploaded at each checkpoint; renders nothing before the first. */
export function SeenOnWayView({ seen, onOpen }: { seen: readonly WayFile[]; onOpen: Open }) {
  if (seen.length === 0) return null;
  const places = [...new Set(seen.map(({ place }) => place))];
  return (
    <section aria-label={copy.title} className="mb-8 print:hidden">
      <h2 className="text-20">{copy.title}</h2>
      <p className="mb-3 text-12 text-muted">{copy.note}</p>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {places.map((place) => (
          <li key={place} className="min-w-0 rounded-card border border-line bg-surface p-4">
            <h3 className="text-14">{place}</h3>
            <ul className="mt-1 grid gap-2">
              {seen
                .filter((file) => file.place === place)
                .map((file) => (
                  <TakenFile
                    key={file.fileId}
                    file={file}
                    shown={file.paper}
                    spoken={copy.opens(place, file.paper, file.name)}
                    onOpen={() => onOpen(file)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SeenOnWay({ seen, actor }: { seen: readonly WayFile[]; actor: PaperViewActor }) {
  const open = useMemo<Open>(() => openPaper(actor), [actor]);
  return (
    <>
      <SeenOnWayView seen={seen} onOpen={open} />
      <PaperDialog actor={actor} />
    </>
  );
}
