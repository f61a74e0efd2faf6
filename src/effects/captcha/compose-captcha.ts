import { fromCallback, type EventObject } from 'xstate';
import type { WorkPosition } from '../../../domain/people/captcha-work';
import { captchaMachine } from '../../../machines/identity/captcha';
import { challengeMachine } from '../../../machines/identity/captcha/challenge';
import { clickWordMachine } from '../../../machines/identity/captcha/click-word';
import { sliderMachine } from '../../../machines/identity/captcha/slider';
import { workMachine, type WorkAdvanced, type WorkToDo } from '../../../machines/identity/captcha/work';
import { secondTicker } from '../second-ticker';
import type { checkAnswerVia } from './check-answer';
import type { checkWorkVia } from './check-work';
import type { requestChallengeVia } from './request-challenge';
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import workerUrl from './work-worker?worker&url';

type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptPolicy };

/** Trusted Types forbid script URLs from plain text; this policy allows this one file, whatever input it gets. */
function trustedUrl(): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('captcha-work', { createScriptURL: () => workerUrl });
  return (policy?.createScriptURL(workerUrl) ?? workerUrl) as string;
}

const startWorkWorker = (): Worker => new Worker(trustedUrl(), { type: 'module' });

type Thread = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Computes in a worker thread to keep the page responsive; stopping ends the thread at once. */
export const solveWorkIn = (start: () => Thread) =>
  fromCallback<EventObject, WorkToDo, WorkAdvanced | { type: 'work.broke' }>(({ input, sendBack }) => {
    const broke = () => sendBack({ type: 'work.broke' });
    try {
      const thread = start();
      thread.addEventListener('message', ({ data }: MessageEvent<WorkPosition>) =>
        sendBack({ type: 'work.advanced', ...data }),
      );
      thread.addEventListener('error', broke);
      thread.addEventListener('messageerror', broke);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no other origin
      thread.postMessage(input);
      return () => thread.terminate();
    } catch {
      // The browser has no workers, or they are blocked.
      broke();
      return undefined;
    }
  });

const solveWork = solveWorkIn(startWorkWorker);

type Calls = {
  requestChallenge: ReturnType<typeof requestChallengeVia>;
  checkAnswer: ReturnType<typeof checkAnswerVia>;
  checkWork: ReturnType<typeof checkWorkVia>;
};

export function composeCaptcha({ requestChallenge, checkAnswer, checkWork }: Calls) {
  const challenge = challengeMachine.provide({ actors: { requestChallenge, secondTicker } });
  const actors = { challenge, checkAnswer };
  return captchaMachine.provide({
    actors: {
      slider: sliderMachine.provide({ actors }),
      clickWord: clickWordMachine.provide({ actors }),
      work: workMachine.provide({ actors: { challenge, solveWork, checkWork } }),
    },
  });
}
