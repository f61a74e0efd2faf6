import type { ReactNode } from 'react';

import type { ChargeLine } from '../../../domain/offer/charges';
import { basisWords } from '../../copy/words/unit-words';

/** Charge line with its calculation, beside the name or below it on narrow screens. */
export const LineName = ({ line, children }: { line: ChargeLine; children?: ReactNode }) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
    <span className="text-ink">
      {line.name}
      {children}
    </span>
    <span className="text-12 whitespace-nowrap text-muted">{basisWords(line)}</span>
  </span>
);
