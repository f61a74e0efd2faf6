import { createActor } from 'xstate';

import type { AppActor } from '../../machines/app';
import { connect } from '../effects/gateway/connect';
import { gatewayOver } from '../effects/gateway/gateway';
import { readSmsDeadline } from '../effects/sms-deadline';
import { composeApp } from './compose';

/** Starts the charts of a page against the real world. */
export const startApp = (): AppActor =>
  createActor(composeApp(gatewayOver(connect)), {
    input: { now: Date.now(), smsResendAt: readSmsDeadline() },
  }).start();
