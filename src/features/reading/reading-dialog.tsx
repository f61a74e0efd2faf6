import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  readingIntents,
  selectReading,
  type ReadingActor,
  type ReadingIntents,
  type ReadingView,
} from '../../../machines/content/reading';
import { legalTexts } from '../../copy/legal-texts';
import { readingCopy as copy } from '../../copy/reading';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { IconButton } from '../../ui/press/icon-button';
import { ReadingContents } from './reading-contents';
import { ReadingFoot } from './reading-foot';
import { ReadingText } from './reading-text';
import { ReadingLoading, ReadingUnavailable } from './reading-wait';
import { useTextBox } from './text-box';

type ReadingParts = { view: ReadingView; on: ReadingIntents };

function Body({ view, on }: ReadingParts) {
  const { document, failureCode, mail, percent, section, text } = view;
  const { attach, readOn } = useTextBox(on.reportScroll);
  if (failureCode !== null) return <ReadingUnavailable code={failureCode} onRetry={on.retry} />;
  if (document === null) return <ReadingLoading />;
  return (
    <>
      <div aria-hidden="true" className="gauge h-0.5 flex-none bg-line md:hidden">
        <div className="h-full bg-sea" style={{ width: `${percent}%` }} />
      </div>
      <div className="flex min-h-0 flex-1">
        <ReadingContents sections={document.sections} section={section} />
        <ReadingText title={legalTexts.title[text]} document={document} mail={mail} attach={attach} />
      </div>
      <ReadingFoot view={view} onReadOn={readOn} onConfirm={on.confirm} onClose={on.close} />
    </>
  );
}

/** A press beside the text never closes it, and while it is being read neither does Esc. */
export function ReadingDialogView({ view, on }: ReadingParts) {
  const { document, text, canDismiss } = view;
  return (
    <Dialog
      shape="full"
      closesOnEscape={canDismiss}
      className="flex h-dvh flex-col overflow-hidden md:h-160 md:max-h-[calc(100dvh-48px)] md:max-w-200"
      onClose={on.dismiss}
    >
      <header className="flex h-18 flex-none items-center border-b border-line pr-3 pl-5 md:pr-5 md:pl-8">
        <div>
          <DialogTitle className="text-20">{legalTexts.title[text]}</DialogTitle>
          <p className="min-h-4.5 text-12 text-muted">
            {document && copy.version(document.version, document.effectiveOn)}
          </p>
        </div>
        <IconButton name="close" label={copy.close} className="ml-auto" onClick={on.close} />
      </header>
      <Body view={view} on={on} />
    </Dialog>
  );
}

export function ReadingDialog({ actor }: { actor: ReadingActor }) {
  const view = useSelector(actor, selectReading, shallowEqual);
  const on = useMemo(() => readingIntents(actor), [actor]);
  return <ReadingDialogView view={view} on={on} />;
}
