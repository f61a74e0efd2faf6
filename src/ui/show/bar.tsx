/**
 * The shape of what comes, for the eyes; whoever listens is told by the block itself. It stands still: what holds the
 * bars breathes for all of them (`animate-pulse`), because a slow phone draws each thing that moves on its own.
 */
export const Bar = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block rounded-control bg-line ${className}`} />
);
