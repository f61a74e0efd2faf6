import { startTransition, useCallback, useState, type ComponentType, type ReactNode } from 'react';

import { keepTouch } from '../../ui/press/kept-touch';
import { ANSWERED } from './place';
import { takenPage, type DrawnPage } from './taken-page';

const EMPTY = { __html: '' };

/** Marks a pressed button at once, though its action runs only after the page is taken over. */
const show = ({ target }: Event) =>
  target instanceof Element && target.closest('button')?.setAttribute('data-pressed', '');

/**
 * Shows the answer drawn by the gateway, readable and clickable before the page's code loads. The real page replaces it
 * in one step once its charts have their answers.
 */
export const answeredPage = (load: () => Promise<ComponentType>): ComponentType =>
  function AnsweredPage() {
    const [page, take] = useState<ReactNode>();
    const place = useCallback((drawn: HTMLDivElement) => {
      const touch = keepTouch(drawn, () => {});
      drawn.addEventListener('click', show);
      const kept: DrawnPage = { drawn, touch, focused: null };
      // The drawn HTML stays until everything the page waits for is loaded.
      void load().then((Page) => startTransition(() => take(takenPage(Page, kept))));
      return () => {
        const { activeElement: focused } = document;
        if (focused instanceof HTMLElement && drawn.contains(focused)) kept.focused = focused;
        touch.forget();
      };
    }, []);
    return (
      page ?? (
        <div
          id={ANSWERED}
          data-picture=""
          ref={place}
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={EMPTY}
        />
      )
    );
  };
