import { startTransition, useCallback, useState, type ComponentType, type ReactNode } from 'react';

import { keepTouch } from '../../ui/press/kept-touch';
import { ANSWERED } from './place';
import { takenPage, type DrawnPage } from './taken-page';

const EMPTY = { __html: '' };

/** A press is seen at once, whenever it is done. */
const show = ({ target }: Event) =>
  target instanceof Element && target.closest('button')?.setAttribute('data-pressed', '');

/**
 * A page whose answer the gateway has drawn: it is read, and pressed, before its code has come. The page itself takes
 * its place in one step, once its charts have come as far.
 */
export const answeredPage = (load: () => Promise<ComponentType>): ComponentType =>
  function AnsweredPage() {
    const [page, take] = useState<ReactNode>();
    const place = useCallback((drawn: HTMLDivElement) => {
      const touch = keepTouch(drawn, () => {});
      drawn.addEventListener('click', show);
      const kept: DrawnPage = { drawn, touch, focused: null };
      // What is drawn stays until all that the page waits for is there.
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
