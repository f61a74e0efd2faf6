const LOOKS = {
  Y: ['bg-good-tint text-good', 'bg-good'],
  R: ['bg-warn-tint text-warn', 'bg-warn'],
  N: ['bg-bad-tint text-bad', 'bg-bad'],
  M: ['bg-grey-tint text-grey', 'bg-grey'],
  '0': ['bg-grey-tint text-grey', 'bg-grey'],
} as const;

export type VerdictLetter = keyof typeof LOOKS;

/** Verdict by colour, letter and word, never by colour alone. */
export function VerdictPill({ letter, children }: { letter: VerdictLetter; children: string }) {
  const [tint, block] = LOOKS[letter];
  return (
    <span
      className={`inline-flex h-6 flex-none items-stretch overflow-hidden rounded-control text-12 font-semibold ${tint}`}
    >
      <b aria-hidden="true" className={`grid w-5 place-items-center font-semibold text-surface ${block}`}>
        {letter}
      </b>
      <span className="self-center px-1.5 whitespace-nowrap">{children}</span>
    </span>
  );
}
