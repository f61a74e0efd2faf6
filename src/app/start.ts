import { createActor } from 'xstate';

import { selectCurrentToken, type AppActor } from '../../machines/shell/app';
import { clientFor } from '../effects/gateway/connect';
import type { Gateway } from '../effects/gateway/gateway';
import { newsDesk } from '../effects/gateway/news';
import { nextTask } from '../effects/next-task';
import { sessionJar } from '../effects/session/jar';
import { isDrawnLost } from '../effects/navigation/drawn-page';
import { guardPageCache } from '../effects/session/page-cache';
import { reloadPage, takeExpired } from '../effects/session/reloads';
import { takeSsoToken } from '../effects/session/sso-arrival';
import { announceSession } from '../effects/session/tabs';
import { readSmsDeadline } from '../effects/sign-in/sms-deadline';
import { loadSheet } from '../effects/sheet';
import { warmLogin } from '../layouts/login-slot';
import { composeApp } from './compose/compose';
import { askOnce } from './once';
import { houseNow } from '../effects/clock';

/**
 * Builds the charts without starting them: the first render must match the build's HTML. Removes the token from the
 * address first. Runs in steps to keep a slow phone responsive.
 */
export async function openApp(): Promise<{ actor: AppActor; gateway: () => Promise<Gateway> }> {
  const ssoToken = takeSsoToken();
  // The header was pressed before this script ran: load the login code now, not when idle.
  if (document.querySelector('header [data-pressed]')) warmLogin();
  await nextTask();
  const desk = newsDesk();
  const jar = sessionJar(announceSession);
  const connect = clientFor(location.origin);
  const token = () => selectCurrentToken(actor.getSnapshot());
  const line = { connect, token };
  const gateway = askOnce(async () => {
    const [{ gatewayOver }, { handedOver }] = await Promise.all([
      import('../effects/gateway/gateway'),
      import('../effects/gateway/handed-over'),
    ]);
    return gatewayOver({ ...line, handed: handedOver(document) }, desk);
  });
  const calls = askOnce(async () => {
    const [{ callsOver }, open] = await Promise.all([import('./calls/calls'), gateway()]);
    return callsOver(open, connect);
  });
  const chart = composeApp({ calls, desk, jar, reload: reloadPage, root: () => actor });
  await nextTask();
  const actor: AppActor = createActor(chart, {
    input: {
      path: location.pathname,
      isLost: isDrawnLost(),
      now: houseNow(),
      smsResendAt: readSmsDeadline(),
      consentDefault: import.meta.env['VITE_CONSENT_DEFAULT'] !== 'false',
      ssoToken,
      wasExpired: takeExpired(),
    },
  });
  guardPageCache({ jar, token });
  await nextTask();
  await loadSheet().catch(() => undefined);
  await nextTask();
  return { actor, gateway };
}
