import { useRef, type FocusEvent } from 'react';

const outside = (region: Element, element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement && !region.contains(element);

/** Where the focus goes when the notice it stands on is put away: to a neighbour, or back to where it came from. */
export function useFocusWay() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    noteArrival: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (outside(currentTarget, relatedTarget)) cameFrom.current = relatedTarget;
    },
    moveOn: () => {
      const button = document.activeElement;
      const region = button?.closest('[data-notices]');
      if (!button || !region) return;
      const buttons = [...region.querySelectorAll<HTMLElement>('button')];
      const at = buttons.findIndex((other) => other === button);
      (buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current)?.focus();
    },
  };
}
