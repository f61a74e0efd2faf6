import type { SessionJar } from './jar';

type PageCacheParts = {
  jar: Pick<SessionJar, 'read'>;
  /** Whose page it is. The jar does not know: it may have been emptied before the page was told to sleep. */
  token: () => string | null;
  reload?: () => void;
};

/**
 * A page put to sleep with its contents wakes up with them. It sleeps with its eyes shut and opens them only where
 * the same person is still there; for anybody else it starts anew.
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
