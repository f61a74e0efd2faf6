import { placeAt } from '../../domain/routes';

/** A page of this site, to be opened at its head and here. */
const isOurs = ({ origin, target, pathname, hash }: HTMLAnchorElement) =>
  origin === location.origin && target + hash === '' && placeAt(pathname).name !== 'notFound';

/** A link in a picture leads on within the page, as it will once its code has come. */
export function leadOn(press: MouseEvent, link: HTMLAnchorElement): void {
  const isPlain = !(press.button || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey);
  if (!isPlain || !isOurs(link)) return;
  press.preventDefault();
  history.pushState(null, '', link.href);
}
