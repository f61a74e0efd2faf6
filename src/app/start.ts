import { createActor } from 'xstate';

import { selectCurrentToken, type AppActor } from '../../machines/app';
import { connectTo } from '../effects/gateway/connect';
import { newsDesk } from '../effects/gateway/news';
import { sessionJar } from '../effects/session/jar';
import { guardPageCache } from '../effects/session/page-cache';
import { reloadPage, takeExpired } from '../effects/session/reloads';
import { takeSsoToken } from '../effects/session/sso-arrival';
import { announceSession } from '../effects/session/tabs';
import { readSmsDeadline } from '../effects/sign-in/sms-deadline';
import { loadSheet } from '../effects/sheet';
import type { Calls } from './calls';
import { composeApp } from './compose';
import { once } from './once';

/**
 * The charts of a page, joined to the real world and not yet started: the first picture is drawn from where they
 * begin, as the build has drawn it. The address is cleared of its token before anything else.
 */
export function openApp(): { actor: AppActor; calls: () => Promise<Calls>; sheet: Promise<void> } {
  const ssoToken = takeSsoToken();
  const desk = newsDesk();
  const jar = sessionJar(announceSession);
  const connect = connectTo(location.origin);
  const token = () => selectCurrentToken(actor.getSnapshot());
  const line = { connect, token };
  const calls = once(async () => (await import('./calls')).openCalls(line, desk));
  const actor: AppActor = createActor(composeApp({ calls, desk, jar, reload: reloadPage, root: () => actor }), {
    input: {
      path: location.pathname,
      now: Date.now(),
      smsResendAt: readSmsDeadline(),
      consentDefault: import.meta.env['VITE_CONSENT_DEFAULT'] !== 'false',
      ssoToken,
      wasExpired: takeExpired(),
    },
  });
  guardPageCache({ jar, token });
  return { actor, calls, sheet: loadSheet().catch(() => undefined) };
}
