import type { ReadingFailureCode } from '../../../machines/content/reading';
import { readingCopy as copy } from '../../copy/reading';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';

const LINES = ['w-2/5', 'w-full', 'w-11/12', 'w-4/5', 'mt-5 w-1/3', 'w-5/6', 'w-3/5'];

/** In the shape of what comes. */
export function ReadingLoading() {
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

export function ReadingUnavailable({ code, onRetry }: { code: ReadingFailureCode; onRetry: () => void }) {
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
