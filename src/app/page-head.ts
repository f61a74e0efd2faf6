import type { RouteName } from '../../domain/routes';
import { pageTitle } from '../copy/brand';
import { routesCopy } from '../copy/routes';
import type { PageTitle } from '../effects/navigation/present-page';

/** What the head of a page's document says. */
export const headOf = (name: RouteName): PageTitle => ({
  title: pageTitle(routesCopy[name].title, name === 'home'),
  description: routesCopy[name].description,
});
