import type { RouteName } from '../../domain/routes';
import { pageTitle } from '../copy/site/brand';
import { titles } from '../copy/site/titles';
import type { PageTitle } from '../effects/navigation/present-page';

export const pageHead = (name: RouteName): PageTitle => ({
  title: pageTitle(titles[name], name === 'home'),
  // Descriptions load late: no visitor reads them, and the home page has its own in its HTML.
  describe: async () => (await import('../copy/site/routes')).routesCopy[name].description,
});
