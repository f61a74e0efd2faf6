/** The shape of what comes, for the eyes; whoever listens is told by the block itself. */
export const Bar = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line ${className}`} />
);
