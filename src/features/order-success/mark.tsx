export function Mark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 56 56"
      className={`flex-none fill-none stroke-current text-good ${className}`}
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M28 2 54 28 28 54 2 28Z" />
      <path d="m18 28.5 7 7 13-14" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
