import type { Place, RouteName } from '../../../domain/routes';

export type PageTitle = { title: string; describe: () => Promise<string> };

/** The description may come a moment later; by then another page may stand there. */
async function headed({ title, describe }: PageTitle): Promise<void> {
  document.title = title;
  const description = await describe();
  if (document.title === title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** A page which knows its title only once its content has come. What it was called before is given back by what this returns. */
export function nameDocument(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

/** The heading of the new page, or the place of the page where it has none yet. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/** Gives a new page its title at once, and the focus and the place on the screen as soon as it has been drawn. */
export const presentPage =
  (titleOf: (name: RouteName) => PageTitle, placeScroll: () => void) =>
  (_: unknown, { place }: { place: Place }): void => {
    void headed(titleOf(place.name)).catch(() => null);
    requestAnimationFrame(() => {
      focusHeading();
      placeScroll();
    });
  };
