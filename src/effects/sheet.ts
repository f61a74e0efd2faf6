/** The prerendered page carries what its own picture needs of the sheet, and the address of the whole. */
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

/** Puts the whole sheet behind the part that is there. Where no page was prerendered there is nothing to wait for. */
export function loadSheet(): Promise<void> {
  const named = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>(WHOLE);
  loading ??= named ? put(named.href) : Promise.resolve();
  return loading;
}
