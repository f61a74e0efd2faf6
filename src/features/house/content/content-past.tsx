import type { ContentEditorIntents, ContentEditorView } from '../../../../machines/house/content-editor';
import { contentCopy as copy } from '../../../copy/house/content';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { Button } from '../../../ui/press/button';

type PastProps = {
  view: Pick<ContentEditorView, 'shown' | 'canWrite' | 'acts' | 'isAsking' | 'isChanged' | 'isWorking'>;
  on: Pick<ContentEditorIntents, 'act'>;
};

export function ContentPast({ view, on }: PastProps) {
  const { shown, canWrite, acts, isAsking, isChanged, isWorking } = view;
  if (!shown || shown.past.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-20">{copy.past}</h2>
      {canWrite && shown.hasDraft && <p className="mt-2 text-muted">{copy.restoreAfter}</p>}
      <ul className="mt-3">
        {shown.past.toReversed().map(({ number, act, at, title, who }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span>{copy.version(number)}</span>
            <span>{copy.pastActs[act]}</span>
            <span className="text-muted">{deskCaseCopy.at(at)}</span>
            <span className="text-muted">{who ?? copy.byCommand}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            {acts.includes('restore') && (
              <Button
                look="line"
                size="small"
                isBusy={isWorking}
                isOff={isChanged || isAsking}
                onClick={() => on.act('restore', number)}
              >
                {copy.restoreOf(number)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
