import { placeAt } from '../../../domain/routes';

/** True for links to another page of this site, without hash or target. */
const isOurs = ({ host, target, pathname, hash }: HTMLAnchorElement) =>
  host === location.host && target + hash === '' && placeAt(pathname).name !== 'notFound';

/** Navigates without a page load, as the link will once its code is there. */
export function leadOn(press: MouseEvent, link: HTMLAnchorElement): void {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || !isOurs(link)) return;
  press.preventDefault();
  history.pushState(null, '', link.href);
}
