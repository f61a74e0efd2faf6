import type { RouteName } from '../../domain/routes';
import { pageTitle } from '../copy/brand';
import { titles } from '../copy/titles';
import type { PageTitle } from '../effects/navigation/present-page';

/** What the head of a page's document says. */
export const headOf = (name: RouteName): PageTitle => ({
  title: pageTitle(titles[name], name === 'home'),
  // Nobody reads it on the way; what the first page says of itself stands in its own file.
  describe: async () => (await import('../copy/routes')).routesCopy[name].description,
});
