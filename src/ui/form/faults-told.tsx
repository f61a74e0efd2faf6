import type { ReactNode } from 'react';

import { ListedFaults } from './field-message';

type FaultsToldProps = {
  /** Summary of several faults; null for one or none. */
  sentence: string | null;
  children: ReactNode;
};

/** For fields validated together: several faults are announced in one sentence, the others are read at their field. */
export function FaultsTold({ sentence, children }: FaultsToldProps) {
  return (
    <ListedFaults value={sentence !== null}>
      {sentence !== null && (
        <p role="alert" className="sr-only">
          {sentence}
        </p>
      )}
      {children}
    </ListedFaults>
  );
}
