/**
 * For the `ref` of a native dialog: it is open for as long as it is drawn, above everything, with the focus inside.
 * The browser itself traps the focus, listens to Esc and gives the focus back.
 */
export function modal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const opener = document.activeElement;
  if (!dialog.open) dialog.showModal();
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
