import { useEffect, useSyncExternalStore } from 'react';

import { fromStage } from './stage-frame';
import { StageScene } from './stage-scene';
import { drawFlow } from './views';

/** The page inside the frame: dialogs, fixed places, focus and breakpoints are those of a screen of its own. */
export function StageRoot() {
  const onStage = useSyncExternalStore(fromStage.subscribe, fromStage.current);
  const theme = onStage?.theme;
  useEffect(() => {
    document.documentElement.setAttribute('data-theme', theme ?? '');
  }, [theme]);
  return onStage && <StageScene onStage={onStage} draw={drawFlow} />;
}
