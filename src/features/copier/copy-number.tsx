import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  copierIntents,
  selectCopier,
  type CopierActor,
  type CopierIntents,
  type CopierView,
} from '../../../machines/shell/copier';
import { copierCopy as copy } from '../../copy/site/copier';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';

type CopyNumberViewProps = {
  view: CopierView;
  on: CopierIntents;
  /** Label read out by screen readers. */
  label?: string;
};

/** The result is shown beside the button and announced. */
export function CopyNumberView({ view: { result }, on, label = copy.copyOrderNo }: CopyNumberViewProps) {
  const isCopied = result === 'copied';
  return (
    <span className="inline-flex items-center gap-2 text-14 print:hidden">
      <LinkButton className="inline-flex items-center gap-1 px-1" onClick={on.copy}>
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
        <span aria-hidden="true">{copy.copy}</span>
        <span className="sr-only">{label}</span>
      </LinkButton>
      <output className={`text-12 ${isCopied ? 'text-good' : 'text-warn'}`}>{result && copy[result]}</output>
    </span>
  );
}

export function CopyNumber({ actor, ...said }: { actor: CopierActor; label?: string }) {
  const view = useSelector(actor, selectCopier, shallowEqual);
  const on = useMemo(() => copierIntents(actor), [actor]);
  return <CopyNumberView view={view} on={on} {...said} />;
}
