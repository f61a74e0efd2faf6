import { fromPromise } from 'xstate';

import { appMachine } from '../../machines/app';
import { smsCountdownMachine, type CodeRequest, type ProofOutcome } from '../../machines/sms-countdown';
import type { Gateway } from '../effects/gateway/gateway';
import { requestCodeVia } from '../effects/request-code';
import { secondTicker } from '../effects/second-ticker';
import { saveSmsDeadline } from '../effects/sms-deadline';

/** The gateway asks for no captcha yet, so there is nothing to prove. */
const noProofNeeded = fromPromise<ProofOutcome, CodeRequest>(async () => ({ ok: true, proof: null }));

/** The only place where charts meet the browser and the network. */
export const composeApp = (gateway: Gateway) =>
  appMachine.provide({
    actors: {
      smsCountdown: smsCountdownMachine.provide({
        actors: { obtainProof: noProofNeeded, requestCode: requestCodeVia(gateway), secondTicker },
        actions: { saveDeadline: saveSmsDeadline },
      }),
    },
  });
