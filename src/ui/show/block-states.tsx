import { Button } from '../press/button';
import { Icon } from '../mark/icon';

type BlockFailureProps = {
  text: string;
  /** What was kept, or what to quote to those who help. */
  hint?: string;
  retry: string;
  onRetry: () => void;
};

/** A block that did not come says so itself and can be asked again; the rest of the page goes on. */
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
