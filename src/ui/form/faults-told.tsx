import type { ReactNode } from 'react';

import { ListedFaults } from './field-message';

type FaultsToldProps = {
  /** What one press found wrong with several fields, in one sentence; null while there is no more than one. */
  sentence: string | null;
  children: ReactNode;
};

/** Fields that are judged together: of several faults one sentence is read out, and the others where they stand. */
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
