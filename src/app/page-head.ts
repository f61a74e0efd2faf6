import type { RouteName } from '../../domain/routes';
import { pageTitle } from '../copy/site/brand';
import { titles } from '../copy/site/titles';
import type { PageTitle } from '../effects/navigation/present-page';

/** What the head of a page's document says. */
export const headOf = (name: RouteName): PageTitle => ({
  title: pageTitle(titles[name], name === 'home'),
  // Nobody reads it on the way; what the first page says of itself stands in its own file.
  describe: async () => (await import('../copy/site/routes')).routesCopy[name].description,
});
