/**
 * For the `ref` of a native dialog: it is open for as long as it is drawn, above everything, with the focus inside.
 * The browser itself traps the focus, listens to Esc and gives the focus back.
 */
export function modal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const opener = document.activeElement;
  // Where the browser knows no modal dialog it stands in its place like any other part of the page.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
