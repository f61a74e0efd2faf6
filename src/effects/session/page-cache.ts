import type { SessionJar } from './jar';

type PageCacheParts = {
  jar: Pick<SessionJar, 'read'>;
  /** Token of the page's owner; the jar may have been emptied before the page was frozen. */
  token: () => string | null;
  reload?: () => void;
};

/**
 * A page from the back/forward cache returns with its old contents. It is hidden when frozen and shown again only for
 * the same user; otherwise it reloads.
 */
export function guardPageCache({ jar, token, reload = () => location.reload() }: PageCacheParts): void {
  let owner: string | null = null;
  const show = (isShown: boolean) => {
    document.documentElement.style.visibility = isShown ? '' : 'hidden';
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    owner = token();
    if (persisted && owner !== null) show(false);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (jar.read().token === owner) show(true);
    else reload();
  });
}
