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
 * When to load: `now`; `rest`: page idle; `near`: one screen before visible; `seen`: when visible; `touched`: on
 * interaction, for content that does not change.
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
  // Without HTML from the build there is nothing to show, so it loads at once.
  if (when === 'now' || (when === 'touched' && !place.hasChildNodes())) run();
  if (when === 'now' || when === 'touched') return never;
  return when === 'rest' ? whenIdle(run) : whenClose(place, MARGINS[when], run);
}

type Touched = ReturnType<typeof keepTouch>;

/**
 * Prerendered part whose code loads later. Its HTML stays until then; a touch loads the code at once, and input is
 * replayed. Props must stay identical, or it would be rendered anew.
 */
export function picturePart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  when: When,
  /** Returns the component if another caller has loaded it. */
  peek: () => ComponentType<TProps> | undefined = () => undefined,
) {
  let part: ComponentType<TProps> | undefined;
  let loading: Promise<void> | undefined;
  let arrive = () => {};
  /** Set to React's `fulfilled` format, so that `use` renders at once. */
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

  /** `onDrawn` subscribes to nothing; its call signals the mount. */
  type InsideProps = { props: TProps; onDrawn: () => () => void };

  function Inside({ props, onDrawn }: InsideProps) {
    useSyncExternalStore(onDrawn, nothing, nothing);
    part ??= peek();
    if (part !== undefined) arrive();
    else if (import.meta.env.SSR) void warm();
    // Always the same promise: React warns when a suspended component waits for another one.
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
