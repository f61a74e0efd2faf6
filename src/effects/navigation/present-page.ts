import type { Place, RouteName } from '../../../domain/routes';

export type PageTitle = { title: string; describe: () => Promise<string> };

/** The description loads later; it is dropped if another page has taken over the title. */
async function headed({ title, describe }: PageTitle): Promise<void> {
  document.title = title;
  const description = await describe();
  if (document.title === title)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** For pages whose title arrives with their content. The returned function restores the previous title. */
export function nameDocument(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

/** Focuses the heading, or `main` where there is none yet. */
function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

/** Sets the title at once; focus and scroll position follow after the first frame. */
export const presentPage =
  (titleOf: (name: RouteName) => PageTitle, placeScroll: () => void) =>
  (_: unknown, { place }: { place: Place }): void => {
    void headed(titleOf(place.name)).catch(() => null);
    requestAnimationFrame(() => {
      focusHeading();
      placeScroll();
    });
  };
