import type { ReadingView } from '../../../machines/content/reading';
import { readingCopy as copy } from '../../copy/content/reading';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';
import { WorkIcon } from '../../ui/mark/work-icon';

function stillToDo({ isRead, secondsLeft }: ReadingView): string {
  if (isRead) return copy.wait(secondsLeft);
  return secondsLeft > 0 ? copy.waitAndRead(secondsLeft) : copy.readToEnd;
}

type ReadingFootProps = { view: ReadingView; onReadOn: () => void; onConfirm: () => void; onClose: () => void };

const FOOT = 'flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 md:h-18 md:px-8';

export function ReadingFoot({ view, onReadOn, onConfirm, onClose }: ReadingFootProps) {
  const { percent, isRead, secondsLeft, canConfirm, isLookedUp, document } = view;
  if (isLookedUp && document)
    return (
      <footer className={FOOT}>
        <p className="text-muted">{copy.lookedUp(document.version)}</p>
        <Button look="line" className="ml-auto min-w-37 max-md:w-full" onClick={onClose}>
          {copy.close}
        </Button>
      </footer>
    );
  return (
    <footer className={FOOT}>
      {canConfirm ? (
        <p className="flex items-center gap-2 text-good">
          <Icon name="check" />
          {copy.allRead}
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-4">
          <span className="text-ink">{copy.read(percent)}</span>
          <span className="text-muted">{stillToDo(view)}</span>
        </p>
      )}
      <output className="sr-only">{canConfirm && copy.ready}</output>
      <div className="ml-auto flex items-center gap-4 max-md:contents">
        {!isRead && (
          <LinkButton className="flex min-h-8 items-center gap-1.5 max-md:ml-auto" onClick={onReadOn}>
            <WorkIcon name="arrowDown" className="size-4" />
            {copy.readOn}
          </LinkButton>
        )}
        <Button look="sea" isOff={!canConfirm} className="min-w-37 max-md:w-full" onClick={onConfirm}>
          {secondsLeft > 0 ? copy.confirmIn(secondsLeft) : copy.confirm}
        </Button>
      </div>
    </footer>
  );
}
