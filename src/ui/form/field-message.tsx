import type { ReactNode } from 'react';

import { Icon } from '../mark/icon';

/** The line under a control: an error, announced as it appears, or else a hint. */
export function FieldMessage({ hint, error }: { hint?: ReactNode; error?: ReactNode }) {
  if (!error) return <div className="text-12 text-muted">{hint}</div>;
  return (
    <div role="alert" className="flex items-start gap-1 text-12 text-bad">
      <Icon name="alert" className="my-px size-4" />
      <span>{error}</span>
    </div>
  );
}
