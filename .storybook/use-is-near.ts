import { useCallback, useState } from 'react';

export function useIsNear() {
  const [isNear, setIsNear] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((looks) => setIsNear(looks.some((look) => look.isIntersecting)), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, place] as const;
}
