/** Progress line; screen readers hear the button instead. */
export function Hairline() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 z-10 h-0.5 overflow-hidden bg-sea-tint">
      <div className="h-full w-2/5 animate-slide bg-sea" />
    </div>
  );
}
