export function Logo({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <path d="M16 1.5 30.5 16 16 30.5 1.5 16Z" stroke="currentColor" strokeWidth="2" />
      <path
        d="M6.5 19.5c4 0 4.5-7 9.5-7s5.5 7 9.5 7"
        className="stroke-signal"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
