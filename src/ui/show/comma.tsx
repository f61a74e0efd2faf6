/** Separator for screen readers, where the eye sees a gap. */
export const Comma = () => <span className="sr-only">，</span>;
