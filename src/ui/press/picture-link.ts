import { placeAt } from '../../../domain/routes';

/** A page of this site, to be opened at its head and here. */
const isOurs = ({ host, target, pathname, hash }: HTMLAnchorElement) =>
  host === location.host && target + hash === '' && placeAt(pathname).name !== 'notFound';

/** A link in a picture leads on within the page, as it will once its code has come. */
export function leadOn(press: MouseEvent, link: HTMLAnchorElement): void {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || !isOurs(link)) return;
  press.preventDefault();
  history.pushState(null, '', link.href);
}
