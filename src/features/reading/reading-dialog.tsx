import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  readingIntents,
  selectReading,
  type ReadingActor,
  type ReadingIntents,
  type ReadingView,
  type LegalSection,
  type ReadingFailureCode,
} from '../../../machines/content/reading';
import { legalTexts } from '../../copy/content/legal-texts';
import { readingCopy as copy } from '../../copy/content/reading';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import { ReadingFoot } from './reading-foot';
import { ReadingText } from './reading-text';
import { useTextBox } from './text-box';

const LINES = ['w-2/5', 'w-full', 'w-11/12', 'w-4/5', 'mt-5 w-1/3', 'w-5/6', 'w-3/5'];

function ReadingLoading() {
  return (
    <div className="flex-1 px-5 pt-6 md:px-8">
      <output className="sr-only">{copy.loading}</output>
      <div aria-hidden="true" className="grid animate-fade gap-3">
        {LINES.map((line) => (
          <div key={line} className={`h-4 rounded-control bg-sunken ${line}`} />
        ))}
      </div>
    </div>
  );
}

function ReadingUnavailable({ code, onRetry }: { code: ReadingFailureCode; onRetry: () => void }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 px-5 py-10 text-center">
      <Icon name={code === 'network' ? 'offline' : 'alert'} className="size-8 text-muted" />
      <p role="alert">{copy.failure[code]}</p>
      <Button look="line" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}

type ReadingContentsProps = { sections: readonly LegalSection[]; section: number };

const DOT = 'absolute left-0 size-2.25 rounded-full border';

/** The table of contents shows progress by section; phones use the bar under the head. */
function ReadingContents({ sections, section }: ReadingContentsProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keys
      tabIndex={0}
      aria-label={copy.contents}
      className="w-52 flex-none overflow-y-auto border-r border-line bg-canvas py-4 pl-8 -outline-offset-2 max-md:hidden"
    >
      <ol>
        {sections.map(({ sectionId, heading }, index) => (
          <li
            key={sectionId}
            aria-current={index === section ? 'location' : undefined}
            className={`relative flex h-9 items-center pl-5 ${index === section ? 'font-semibold text-sea' : 'text-muted'}`}
          >
            {index < sections.length - 1 && (
              <span className={`absolute top-6 left-1 h-6 w-px ${index < section ? 'bg-sea' : 'bg-line-strong'}`} />
            )}
            <span className={`${DOT} ${index <= section ? 'border-sea bg-sea' : 'border-line-strong bg-canvas'}`} />
            {copy.shortHeading(heading)}
          </li>
        ))}
      </ol>
    </section>
  );
}

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

/** A press outside never closes it; Esc does not while reading is required. */
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
