import type { AnyActorRef } from 'xstate';

export type OnStage = { flow: string; run: number; actor: AnyActorRef; theme: string };

export type StageFrame = HTMLIFrameElement & { onStage?: OnStage };

const CHANGED = 'stage.changed';

/** Called outside the frame: shows another actor on the stage. */
export function putOnStage(frame: StageFrame, onStage: OnStage): void {
  frame.onStage = onStage;
  frame.contentWindow?.dispatchEvent(new Event(CHANGED));
}

/** Read inside the frame. */
export const fromStage = {
  current: (): OnStage | null => (window.frameElement as StageFrame | null)?.onStage ?? null,
  subscribe: (listener: () => void) => {
    window.addEventListener(CHANGED, listener);
    return () => window.removeEventListener(CHANGED, listener);
  },
};
