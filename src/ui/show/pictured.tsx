import {
  createElement,
  memo,
  Suspense,
  use,
  useCallback,
  useRef,
  useSyncExternalStore,
  type ComponentType,
} from 'react';

import { keepTouch } from '../press/kept-touch';
import { whenIdle } from './when-idle';

/**
 * `now`: at once. `rest`: as soon as the page has nothing to do. `near`: one screen before the picture comes into sight. `seen`: when it
 * comes into sight, so that a first sight without it does not pay for it. `touched`: not before somebody turns to it,
 * for words and links that tell nothing new.
 */
type When = 'now' | 'rest' | 'near' | 'seen' | 'touched';

const MARGINS = { near: '0px 0px 100%', seen: '0px 0px 100px' };

const nothing = () => undefined;

function whenClose(place: Element, rootMargin: string, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return whenIdle(run);
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run();
  };
  const observer = new IntersectionObserver(look, { rootMargin });
  observer.observe(place);
  return () => observer.disconnect();
}

const never = () => {};

function soonest(when: When, place: Element, run: () => void): () => void {
  // What no build has drawn has nothing to show meanwhile.
  if (when === 'now' || (when === 'touched' && !place.hasChildNodes())) run();
  if (when === 'now' || when === 'touched') return never;
  return when === 'rest' ? whenIdle(run) : whenClose(place, MARGINS[when], run);
}

type Touched = ReturnType<typeof keepTouch>;

/**
 * A part of the page that the build has drawn and whose code comes later. Until then its picture stands; whoever
 * touches it fetches the code at once, and what is pressed or typed meanwhile is done as soon as it is there. Its
 * props must stay as they are, or the picture would be drawn anew.
 */
export function pictured<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  when: When,
  /** The part, where somebody else has fetched it. */
  peek: () => ComponentType<TProps> | undefined = () => undefined,
) {
  let part: ComponentType<TProps> | undefined;
  let loading: Promise<void> | undefined;
  let arrive = () => {};
  /** Says itself, as React reads it, that nothing is left to wait for: what is there already is drawn at once. */
  const arrival = new Promise<void>((resolve) => {
    arrive = () => {
      void Object.assign(arrival, { status: 'fulfilled', value: undefined });
      resolve();
    };
  });

  async function fetchPart() {
    try {
      part = await load();
      arrive();
    } finally {
      loading = undefined;
    }
  }

  const warm = () => {
    if (part === undefined) loading ??= fetchPart();
    return loading;
  };

  /** `onDrawn` subscribes to nothing: it is told that there is somebody to subscribe. */
  type InsideProps = { props: TProps; onDrawn: () => () => void };

  function Inside({ props, onDrawn }: InsideProps) {
    useSyncExternalStore(onDrawn, nothing, nothing);
    part ??= peek();
    if (part !== undefined) arrive();
    else if (import.meta.env.SSR) void warm();
    // The same in every render: React tells off whoever has waited and waits for something else, or for nothing, next.
    use(arrival);
    return part && createElement(part, props);
  }

  type PartProps = TProps & { className?: string; onDrawn?: () => void };

  function PicturedPart({ className, onDrawn, ...props }: PartProps) {
    const touched = useRef<Touched>(null);
    const around = useRef<HTMLElement>(null);
    const place = useCallback((picture: HTMLElement | null) => {
      around.current = picture;
      if (picture === null || part !== undefined) return undefined;
      const fetch = () => void warm();
      const stop = soonest(when, picture, fetch);
      const touch = keepTouch(picture, fetch);
      touched.current = touch;
      return () => {
        stop();
        touch.forget();
      };
    }, []);
    const finish = useCallback(() => {
      onDrawn?.();
      touched.current?.handOver();
      delete around.current?.dataset['picture'];
      touched.current = null;
      return nothing;
    }, [onDrawn]);
    return (
      <div ref={place} data-picture="" className={className}>
        <Suspense fallback={null}>
          <Inside props={props as unknown as TProps} onDrawn={finish} />
        </Suspense>
      </div>
    );
  }

  return memo(PicturedPart) as unknown as ComponentType<PartProps>;
}
