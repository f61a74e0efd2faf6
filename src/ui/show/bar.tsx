/**
 * Skeleton bar, hidden from screen readers. The container animates (`animate-pulse`), since a slow phone repaints each
 * animated element by itself.
 */
export const Bar = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block rounded-control bg-line ${className}`} />
);
