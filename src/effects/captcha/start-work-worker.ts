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

export const startWorkWorker = (): Worker => new Worker(trustedUrl(), { type: 'module' });
