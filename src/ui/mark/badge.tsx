const LOOKS = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  grey: 'bg-grey-tint text-grey',
  sea: 'bg-sea-tint text-sea',
  /** UN number in a frame, as on a tanker's plate. */
  frame: 'border border-ink bg-surface font-semibold text-ink',
};

export type BadgeLook = keyof typeof LOOKS;

/** A property in one or two words; verdicts use `VerdictPill`. */
export const Badge = ({ look, children }: { look: BadgeLook; children: string }) => (
  <span
    className={`inline-flex h-6 flex-none items-center rounded-control px-1.5 text-12 whitespace-nowrap ${LOOKS[look]}`}
  >
    {children}
  </span>
);
