import type { VisitFailure } from '../../../machines/shell/header';
import { layoutCopy } from '../../copy/site/layout';
import { Icon } from '../../ui/mark/icon';

const { visit: copy, header } = layoutCopy;

/** Reason the user center did not open; after a blocked popup a link to it. */
export function VisitNotice({ failure, onDismiss }: { failure: VisitFailure; onDismiss: () => void }) {
  return (
    <div className="absolute top-full right-4 mt-2 flex max-w-80 items-center gap-2 rounded-card border border-line bg-raise py-2 pr-1 pl-3 text-text shadow-dialog">
      <p>
        <span role="alert">{copy[failure.code]}</span>
        {failure.code === 'blocked' && (
          <a href={failure.href} target="_blank" rel="noopener noreferrer" className="text-sea underline">
            {copy.openByHand}
          </a>
        )}
      </p>
      <button
        type="button"
        aria-label={header.close}
        className="grid size-8 flex-none place-items-center rounded-control hover:bg-sea-tint"
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
