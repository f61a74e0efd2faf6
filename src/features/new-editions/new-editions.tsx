import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  newEditionsIntents,
  selectNewEditions,
  type NewEditionsActor,
  type NewEditionsIntents,
  type NewEditionsView as View,
  type TextStand,
} from '../../../machines/identity/new-editions';
import { ACCOUNT_TEXTS, newEditionsCopy } from '../../copy/content/new-editions';
import { LinkButton } from '../../ui/press/link-button';
import { NewEditionsDialog, type RenderEdition } from './new-editions-dialog';

const copy = newEditionsCopy.announced;

type AnnouncedProps = { texts: readonly TextStand[]; renderEdition: RenderEdition; onDismiss: () => void };

/** Beside the page, never over it: takes no focus and can be dismissed for good. */
function Announced({ texts, renderEdition, onDismiss }: AnnouncedProps) {
  return (
    <aside
      aria-label={copy.title}
      className="fixed inset-x-3 bottom-3 z-20 rounded-card border border-line bg-canvas p-4 text-14 shadow-raised md:right-auto md:left-6 md:max-w-100 print:hidden"
    >
      <h2 className="font-semibold">{copy.title}</h2>
      <ul className="mt-2 grid gap-2">
        {texts.map(
          ({ documentId, comes }) =>
            comes && (
              <li key={documentId}>
                {renderEdition(ACCOUNT_TEXTS[documentId], comes.version)} {copy.from(comes.version)}
                <span className="block text-muted">{newEditionsCopy.changed(comes.changes)}</span>
              </li>
            ),
        )}
      </ul>
      <LinkButton className="mt-2" onClick={onDismiss}>
        {copy.dismiss}
      </LinkButton>
    </aside>
  );
}

type NewEditionsViewProps = { view: View; on: NewEditionsIntents; renderEdition: RenderEdition };

export function NewEditionsView({ view, on, renderEdition }: NewEditionsViewProps) {
  if (view.stage === 'announced')
    return <Announced texts={view.texts} renderEdition={renderEdition} onDismiss={on.dismiss} />;
  return view.stage === 'asked' ? <NewEditionsDialog view={view} on={on} renderEdition={renderEdition} /> : null;
}

export function NewEditions({ actor, renderEdition }: { actor: NewEditionsActor; renderEdition: RenderEdition }) {
  const view = useSelector(actor, selectNewEditions, shallowEqual);
  const on = useMemo(() => newEditionsIntents(actor), [actor]);
  return <NewEditionsView view={view} on={on} renderEdition={renderEdition} />;
}
