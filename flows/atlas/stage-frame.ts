import type { AnyActorRef } from 'xstate';

/** What a page hands to the frame that draws one of its flows. */
export type OnStage = { flow: string; run: number; actor: AnyActorRef; theme: string };

export type StageFrame = HTMLIFrameElement & { onStage?: OnStage };

const CHANGED = 'stage.changed';

/** From outside: puts another actor on the stage. */
export function putOnStage(frame: StageFrame, onStage: OnStage): void {
  frame.onStage = onStage;
  frame.contentWindow?.dispatchEvent(new Event(CHANGED));
}

/** From inside: what stands on the stage, and whoever wants to know when that changes. */
export const fromStage = {
  current: (): OnStage | null => (window.frameElement as StageFrame | null)?.onStage ?? null,
  subscribe: (listener: () => void) => {
    window.addEventListener(CHANGED, listener);
    return () => window.removeEventListener(CHANGED, listener);
  },
};
