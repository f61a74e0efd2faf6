import { createContext, use, type ReactNode } from 'react';

import { Icon } from '../mark/icon';

/** True inside a form with a summary: fields then announce their error only when focused. */
export const ListedFaults = createContext(false);

type MessageProps = {
  hint?: ReactNode;
  error?: ReactNode;
  /** Action that resolves the error, not read out with it. */
  way?: ReactNode;
};

/** Hint or error under a control. An error is announced, unless a summary does so. */
export function FieldMessage({ hint, error, way }: MessageProps) {
  const isListed = use(ListedFaults);
  if (!error) return <div className="text-12 text-muted">{hint}</div>;
  return (
    <div className="flex items-start gap-1 text-12 text-bad">
      <Icon name="alert" className="my-px size-4" />
      <span>
        <span role={isListed ? undefined : 'alert'}>{error}</span>
        {way}
      </span>
    </div>
  );
}
