import { frameCopy } from '../../copy/frame';

/** Fills over about five seconds and never quite to the end: what it waits for says when it is there. */
export function ProgressBar({ isFilling }: { isFilling: boolean }) {
  if (!isFilling) return null;
  return (
    <div role="progressbar" aria-label={frameCopy.loading} className="fixed inset-x-0 top-0 z-20 h-0.75">
      <span className="block h-full origin-left animate-fill bg-beacon" />
    </div>
  );
}
