/** `scrollTo` ignores the motion preference, so it is checked here. */
export function scrollToTop() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
