import { Button } from '../press/button';
import { Icon } from '../mark/icon';

type BlockFailureProps = {
  text: string;
  /** Reassurance, or a reference to quote to support. */
  hint?: string;
  retry: string;
  onRetry: () => void;
};

/** A failed block shows its own error and a retry; the rest of the page stays. */
export function BlockFailure({ text, hint, retry, onRetry }: BlockFailureProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <Icon name="alert" className="text-bad" />
      <p role="alert" className="min-w-0 flex-1 text-ink">
        {text}
        {hint !== undefined && <span className="block text-12 text-muted">{hint}</span>}
      </p>
      <Button look="line" size="small" onClick={onRetry}>
        <Icon name="refresh" className="size-4" />
        {retry}
      </Button>
    </div>
  );
}
