import type { ReactNode } from 'react';

import type { AskedEditions, NewEditionsIntents } from '../../../machines/identity/new-editions';
import type { LegalText } from '../../../machines/content/reading';
import { ACCOUNT_TEXTS, newEditionsCopy } from '../../copy/content/new-editions';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';

const copy = newEditionsCopy.asked;

export type RenderEdition = (text: LegalText, version: string) => ReactNode;

type DialogProps = {
  view: AskedEditions;
  on: Pick<NewEditionsIntents, 'agree' | 'postpone'>;
  renderEdition: RenderEdition;
};

export function NewEditionsDialog({ view, on, renderEdition }: DialogProps) {
  const { texts, failureCode, isNewer, isBusy } = view;
  return (
    <Dialog shape="sheet" isAlert className="max-h-dvh overflow-y-auto p-6 md:max-w-130 md:p-8" onClose={on.postpone}>
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      {isNewer && <p className="mt-3 text-warn">{copy.newer}</p>}
      <ul className="mt-4 grid gap-4">
        {texts.map(({ documentId, holds, changes }) => (
          <li key={documentId}>
            <p className="flex flex-wrap items-center gap-x-2">
              {renderEdition(ACCOUNT_TEXTS[documentId], holds)}
              <span className="text-14 text-muted">{copy.from(holds)}</span>
            </p>
            <p className="mt-1 text-14">{newEditionsCopy.changed(changes)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-muted">{copy.means}</p>
      <p role="alert" className="text-bad">
        {failureCode !== null && <span className="mt-3 block">{copy.failure[failureCode]}</span>}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="line" className="flex-1" isOff={isBusy} onClick={on.postpone}>
          {copy.postpone}
        </Button>
        <Button look="sea" className="flex-1" isOff={isBusy} onClick={on.agree}>
          {copy.agree}
        </Button>
      </div>
    </Dialog>
  );
}
