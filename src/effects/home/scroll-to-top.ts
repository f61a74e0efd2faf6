/** The browser itself leaves out the motion for whoever has asked for less of it. */
export function scrollToTop() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
