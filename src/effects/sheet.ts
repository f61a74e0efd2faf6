/** The prerendered page inlines its critical CSS and names the full stylesheet here. */
const WHOLE = 'link[rel="preload"][as="style"]';

let loading: Promise<void> | undefined;

function put(href: string): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new TypeError('The style sheet did not come'));
    });
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** Adds the full stylesheet. Resolves at once where no page was prerendered. */
export function loadSheet(): Promise<void> {
  const named = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>(WHOLE);
  loading ??= named ? put(named.href) : Promise.resolve();
  return loading;
}
