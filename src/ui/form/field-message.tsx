import { createContext, use, type ReactNode } from 'react';

import { Icon } from '../mark/icon';

/** In a form that tells at once what is to be mended, a field says its own only to whoever comes to it. */
export const ListedFaults = createContext(false);

type MessageProps = {
  hint?: ReactNode;
  error?: ReactNode;
  /** Behind an error: what can be pressed to be rid of it, which is not read out with it. */
  way?: ReactNode;
};

/** The line under a control that it is described by: an error, announced as it appears unless a list says so, or else a hint. */
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
